# about: axis solo por nombre, y anotaciones de tipos
def softmax(x: np.ndarray, *, axis: int = -1) -> np.ndarray:
    shifted: np.ndarray = x - np.max(x, axis=axis, keepdims=True)
    return (e := np.exp(shifted)) / e.sum(axis=axis, keepdims=True)
