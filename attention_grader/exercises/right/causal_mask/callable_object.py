# about: una clase con __call__; imprime
class Causal:
    NEVER = -1e9

    def __call__(self, n):
        print("máscara de", n)
        return np.array([[self.NEVER if j > i else 0 for j in range(n)] for i in range(n)])


causal_mask = Causal()
