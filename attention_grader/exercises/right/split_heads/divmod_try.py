# about: divmod en un try: el ZeroDivisionError se convierte en ValueError
import warnings


def _reparto(d_model, n_heads):
    try:
        d_head, resto = divmod(d_model, n_heads)
    except ZeroDivisionError as error:
        raise ValueError("n_heads no puede ser 0") from error
    if resto or d_head <= 0:
        raise ValueError(f"{d_model} columnas no se reparten entre {n_heads}")
    return d_head


def split_heads(X, n_heads):
    d_head = _reparto(np.shape(X)[1], n_heads)
    warnings.warn("aviso sin importancia")
    return np.concatenate([X[None, :, i : i + d_head] for i in range(0, X.shape[1], d_head)], axis=0)
