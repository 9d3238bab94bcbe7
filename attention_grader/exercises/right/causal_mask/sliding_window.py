# about: una vista por ventanas sobre un solo vector
def causal_mask(n):
    line = np.concatenate([np.zeros(n), np.full(n - 1, -np.inf)])
    return np.lib.stride_tricks.sliding_window_view(line, n)[::-1]
