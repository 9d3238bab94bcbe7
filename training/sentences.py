"""The world of the little model: sentences such as "la bodega de los puertos de lima no pago .", 31 words in all.

A subject in the singular or the plural; none to two complements, whose nouns may have the other number; perhaps "no" or
"ya"; a verb that agrees with the *subject*. As in the notebooks, words are written without accents.
"""

import math

NOUNS = {"bodega": "bodegas", "tienda": "tiendas", "empresa": "empresas", "cliente": "clientes", "puerto": "puertos"}
FEMININE = ("bodega", "tienda", "empresa")
CITIES = ("lima", "cusco", "piura", "tacna")
VERBS = {"pago": "pagaron", "llego": "llegaron", "abrio": "abrieron", "vendio": "vendieron"}
VOCABULARY = ("la", "las", "el", "los", "de", "del", "no", "ya", ".", *NOUNS, *NOUNS.values(), *CITIES, *VERBS, *VERBS.values())
SINGULAR = [VOCABULARY.index(verb) for verb in VERBS]
PLURAL = [VOCABULARY.index(verb) for verb in VERBS.values()]


def _noun_phrases():
    for noun, plural in NOUNS.items():
        yield f"la {noun}" if noun in FEMININE else f"el {noun}"
        yield f"las {plural}" if noun in FEMININE else f"los {plural}"


SUBJECTS = list(_noun_phrases())
COMPLEMENTS = [f"de {name}".replace("de el ", "del ") for name in (*SUBJECTS, *CITIES)]


def encode(text):
    """The numbers of a text's words."""
    return [VOCABULARY.index(word) for word in text.split()]


def is_plural(beginning):
    """Whether the verb that follows must be a plural: the first word, an article, tells."""
    return beginning.split()[0] in ("las", "los")


def has_attractor(beginning):
    """Whether the last article before the verb has the other number than the subject's."""
    articles = [word in ("las", "los") for word in beginning.split() if word in ("la", "las", "el", "los", "del")]
    return articles[-1] != articles[0]


def is_new(beginning):
    """Every fifth beginning is kept back: it is never trained on, whatever the verb."""
    return sum(encode(beginning)) % 5 == 0


def beginnings():
    """All that can stand before a verb: 6,330 texts."""
    tails = ["", *(f" {one}" for one in COMPLEMENTS), *(f" {one} {two}" for one in COMPLEMENTS for two in COMPLEMENTS)]
    return [subject + tail + adverb for subject in SUBJECTS for tail in tails for adverb in ("", " no", " ya")]


def verb_is_due(beginning):
    """Whether nothing but a verb can follow."""
    return beginning.split()[-1] in ("no", "ya")


def floor():
    """The loss of a reader who knows by heart what is drawn here and how often: without peeking nobody gets lower, on average.

    The surprise of a whole sentence behind its first word, spread over the words that are asked for.
    """
    share = {text: 1 / len(COMPLEMENTS) ** text.count(" de") / len(VERBS) for text in beginnings() if not is_new(text)}
    first = {article: sum(share[text] for text in share if text.split()[0] == article) for article in ("la", "las", "el", "los")}
    surprise = sum(share[text] * math.log(len(VERBS) * first[text.split()[0]] / share[text]) for text in share)
    return surprise / sum(share[text] * (len(text.split()) + 1) for text in share)


def draw(rng):
    """A sentence to train on, as numbers: no, one and two complements are equally likely."""
    while True:
        complements = [COMPLEMENTS[i] for i in rng.integers(len(COMPLEMENTS), size=rng.integers(3))]
        adverb = ("", "no", "ya")[rng.integers(3)]
        beginning = " ".join([SUBJECTS[rng.integers(len(SUBJECTS))], *complements, adverb]).strip()
        if not is_new(beginning):
            verbs = VERBS.values() if is_plural(beginning) else VERBS
            return encode(f"{beginning} {list(verbs)[rng.integers(len(VERBS))]} .")
