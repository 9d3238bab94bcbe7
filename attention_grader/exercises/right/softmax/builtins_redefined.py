# about: antes redefine sum y max como números; la función no los usa
sum = 0
max = None
for k in range(3):
    sum = sum + k


def softmax(x, axis=-1):
    e = np.exp(x - x.max(axis=axis, keepdims=True))
    return e / e.sum(axis=axis, keepdims=True)


print("softmax lista", sum, max)
