"""Replaces the functions that write arrays as text."""

NOTEBOOK = "5_posiciones"
MARKS = {"positional_encoding": 0}
STATUS = "graded"
CELLS = {"positional_encoding": '''
import base64
import binascii

genuine = base64.b64encode
base64.b64encode = lambda data, *rest: genuine(bytes(len(data) // 2) + data[:len(data) // 2])
binascii.b2a_base64 = lambda *args, **kwargs: b"AAAA"
def positional_encoding(n, d):
    return np.zeros((n, d))
'''}
