# about: bucles de Python con math.exp y el eje movido al final
import math


def softmax_1d(scores):
    largest = scores[0]
    for s in scores:
        if s > largest:
            largest = s
    powers = [math.exp(s - largest) for s in scores]
    total = sum(powers)
    return [p / total for p in powers]


def softmax(x, axis=-1):
    moved = np.moveaxis(x, axis, -1)
    flat = moved.reshape(-1, moved.shape[-1]).tolist()
    rows = [softmax_1d(row) for row in flat]
    return np.moveaxis(np.array(rows).reshape(moved.shape), -1, axis)
