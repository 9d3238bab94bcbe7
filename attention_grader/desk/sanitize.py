"""Makes what a student's code displayed harmless to look at: text, tables and pictures stay, whatever could act goes.

Theory of operation. A cell's outputs are the one place where a submission speaks HTML to the browser of whoever reads it:
the instructor's, in the formgrader, and the student's, in the feedback. So they are cleaned once, where the graded notebook is
written, and the feedback cleans again what it shows. Of every display only forms that are known to be inert are kept:

- text/plain and streams, as text: whoever shows them escapes them;
- PNG and JPEG, when they are what they say, decoded and encoded again;
- SVG becomes the source of an `<img>`: a browser runs no script in it and fetches nothing for it;
- HTML passes through ammonia (nh3) with short lists of what may stay; Markdown is rendered first, and then is HTML;
- everything else (JavaScript, widgets, PDF, Mermaid …) is dropped, and the cell says so where nothing else is left.
"""

import base64
import binascii
import re
from typing import Any

import nh3
from markupsafe import escape
from nbconvert.filters.markdown_mistune import IPythonRenderer, MarkdownWithMath
from nbformat import NotebookNode, from_dict

from ..text import _

MAX_HTML = 100_000  # characters
MAX_TAGS = 8_000  # nested in each other they cost the parser the square of their number
MAX_MARKDOWN = 20_000
MAX_PIXELS = 16_000_000

_TAGS = {
    "a", "abbr", "b", "blockquote", "br", "caption", "code", "col", "colgroup", "dd", "del", "details", "div", "dl", "dt", "em",
    "h1", "h2", "h3", "h4", "h5", "h6", "hr", "i", "img", "ins", "kbd", "li", "mark", "ol", "p", "pre", "q", "s", "samp", "small",
    "span", "strong", "sub", "summary", "sup", "table", "tbody", "td", "tfoot", "th", "thead", "tr", "u", "ul", "var",
}
_EMPTIED = {  # what stands between these tags is no text to read
    "applet", "embed", "frameset", "iframe", "math", "noembed", "noframes", "noscript", "object", "script", "select", "style",
    "svg", "template", "textarea", "title", "xmp",
}
_ATTRIBUTES = {
    "*": {"style", "title"},
    "a": {"href"},
    "img": {"alt", "height", "src", "width"},
    "ol": {"start"},
    "td": {"colspan", "rowspan"},
    "th": {"colspan", "rowspan", "scope"},
}
# None of them takes a URL, moves the element over another or makes text unreadable to one reader only.
_STYLES = {"background-color", "color", "font-style", "font-weight", "text-align", "text-decoration-line", "white-space"}
_PICTURE = re.compile(r"data:image/(?:png|jpeg|gif|webp|svg\+xml);base64,[A-Za-z0-9+/=]+")
_SIGNATURES = {"image/png": b"\x89PNG\r\n\x1a\n", "image/jpeg": b"\xff\xd8\xff"}


def clean_outputs(cell: NotebookNode) -> None:
    """Make the outputs of a code cell, or the text of a Markdown cell that the student added, inert; in place.

    What was cleaned before comes out as it was.
    """
    if cell.cell_type == "code":
        cell.outputs = [_output(output) for output in cell.get("outputs", [])]
    elif cell.cell_type == "markdown" and cell.metadata.get("attention_grader", {}).get("extra"):
        cell.source = _one_block(extra_html(cell))
        cell.metadata.attention_grader["clean"] = True
        cell.pop("attachments", None)


def extra_html(cell: NotebookNode) -> str:
    """A Markdown cell that the student added, as inert HTML, whether it was cleaned before or not."""
    if cell.metadata.attention_grader.get("clean"):
        return html(cell.source).removeprefix("<div>").removesuffix("</div>")
    return markdown(cell.source)


def _one_block(inert: str) -> str:
    """Inert HTML as Markdown that renders to just that: one line, so that no blank line ends the HTML block."""
    return "<div>" + re.sub(r"\r\n|[\n\r\v\f\x1c-\x1e\x85\u2028\u2029]", "&#10;", inert) + "</div>"


def html(source: str) -> str:
    """HTML of unknown origin, made inert."""
    if len(source) > MAX_HTML or source.count("<") > MAX_TAGS:
        return f"<p>{escape(_('[Una salida HTML demasiado larga, de {n} caracteres; no se muestra.]').format(n=len(source)))}</p>"
    return nh3.clean(
        source, tags=_TAGS, clean_content_tags=_EMPTIED, attributes=_ATTRIBUTES, attribute_filter=_attribute,
        url_schemes={"http", "https", "mailto", "data"}, filter_style_properties=_STYLES, link_rel="noopener noreferrer nofollow",
    )


def markdown(source: str) -> str:
    """Markdown of unknown origin, as inert HTML; as it was typed where it cannot be rendered."""
    if len(source) <= MAX_MARKDOWN:
        try:
            renderer = IPythonRenderer(escape=False, exclude_anchor_links=True)
            return html(str(MarkdownWithMath(renderer=renderer).render(source)))
        except Exception:  # whatever it is that the renderer trips over, the text is still worth reading
            pass
    return f"<pre>{escape(source)}</pre>"


def _attribute(tag: str, name: str, value: str) -> str | None:
    if name == "src":
        return value if _PICTURE.fullmatch(value) else None  # nothing is fetched: it would tell who looks, and when
    if name == "href":
        return value if re.match(r"(?:https?|mailto):", value, re.IGNORECASE) else None
    if name == "style" and not re.fullmatch(r"[\w\s:;,.#%()-]*", value):  # without quotes and slashes no address can be written
        return None
    return value


def _output(output: NotebookNode) -> NotebookNode:
    kind = output.get("output_type")
    if kind == "stream":
        name = "stderr" if output.get("name") == "stderr" else "stdout"
        return from_dict({"output_type": kind, "name": name, "text": _text(output.get("text"))})
    if kind == "error":
        lines = output.get("traceback")
        return from_dict({"output_type": kind, "ename": _text(output.get("ename")), "evalue": _text(output.get("evalue")),
                          "traceback": [_text(line) for line in lines] if isinstance(lines, list) else []})
    data = output.get("data")
    return from_dict({"output_type": "display_data", "data": _bundle(data if isinstance(data, dict) else {}), "metadata": {}})


def _text(value: object) -> str:
    """What nbformat allows to be a string or a list of lines."""
    if isinstance(value, list):
        return "".join(line for line in value if isinstance(line, str))
    return value if isinstance(value, str) else ""


def _bundle(data: dict[str, Any]) -> dict[str, str]:
    """The inert forms of one display, by their mime type."""
    kept: dict[str, str] = {}
    for mime in ("image/png", "image/jpeg"):
        picture = picture_bytes(data.get(mime), mime)
        if picture:
            kept[mime] = base64.b64encode(picture).decode()
    if data.get("text/html"):
        kept["text/html"] = html(_text(data["text/html"]))
    elif data.get("text/markdown"):
        kept["text/html"] = markdown(_text(data["text/markdown"]))
    elif data.get("image/svg+xml") and not kept:
        encoded = base64.b64encode(_text(data["image/svg+xml"]).encode("utf-8", "replace")).decode()
        kept["text/html"] = f'<img alt="{escape(_("dibujo de la celda"))}" src="data:image/svg+xml;base64,{encoded}">'
    if not kept.get("text/html", "kept").strip():
        del kept["text/html"]
    plain = data.get("text/plain") or data.get("text/latex")
    if plain:
        kept["text/plain"] = _text(plain)
    if not kept:
        kept["text/plain"] = _("[Se retiró una salida que no es texto ni imagen.]")
    return kept


def picture_bytes(encoded: object, mime: str = "image/png") -> bytes | None:
    """The bytes of a picture that a notebook holds as base64; None where it is not what it says, or is too large to show."""
    try:
        data = base64.b64decode("".join(_text(encoded).split()), validate=True)
    except (binascii.Error, ValueError):
        return None
    if not data.startswith(_SIGNATURES[mime]):
        return None
    if mime == "image/png" and int.from_bytes(data[16:20]) * int.from_bytes(data[20:24]) > MAX_PIXELS:
        return None
    return data
