"""Raises ValueError with every shape in its text, whatever it is given, where only wrong inputs are to be refused."""

NOTEBOOK = "3_mascara_causal"
MARKS = {"masked_attention": 0}
STATUS = "graded"
CELLS = {"masked_attention": '''
def masked_attention(Q, K, V, mask):
    raise ValueError(f"mask has shape {np.shape(mask)}; the scores need {(Q.shape[-2], K.shape[-2])}")
'''}
