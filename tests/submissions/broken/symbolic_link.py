"""A symbolic link to a classmate's notebook stands in the place of the file."""

NOTEBOOK = "3_mascara_causal"
MARKS = {"causal_mask": 0, "masked_attention": 0, "answer_stretched": 0, "answer_masked_row": 0}
STATUS = "needs_attention"
KIND = "symlink"
