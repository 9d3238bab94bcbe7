"""A folder has the notebook's name."""

NOTEBOOK = "3_mascara_causal"
MARKS = {"causal_mask": 0, "masked_attention": 0, "answer_stretched": 0, "answer_masked_row": 0}
STATUS = "needs_attention"
KIND = "directory"
