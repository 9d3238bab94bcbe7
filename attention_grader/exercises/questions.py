"""The questions of the notebooks: the right option of each, and what every wrong one deserves to hear."""

from collections.abc import Mapping, Sequence

from ..channel import Observation
from ..model import Case, Criterion, Exercise, Finding, Mistake
from ..rules import option
from ..text import N_, _

OPTIONS = ("a", "b", "c", "d")


def _rule(cases: Sequence[Case], observed: Sequence[Observation], expected: Sequence[Observation]) -> Finding | None:
    chosen = option(observed[0].value)
    if observed[0].status == "value" and chosen == option(expected[0].value):
        return None
    if chosen in OPTIONS:
        return Finding("option", cases[0], _("Elegiste la opción {chosen}.").format(chosen=chosen))
    return Finding("unanswered", cases[0], _("No encontré tu respuesta: se esperaba una letra, a, b, c o d, entre las comillas."))


def question(name: str, notebook: str, title: str, right: str, wrong: Mapping[str, str]) -> Exercise:
    """A question whose answer is the variable `answer_<name>`; `wrong` gives each wrong option its message (Spanish)."""
    criterion = f"quiz-{name}"
    return Exercise(
        name=f"answer_{name}", notebook=notebook, reference=right,
        criteria=(Criterion(criterion, title, (Case(),), _rule),),
        mistakes=tuple(Mistake(f"{criterion}-{letter}", criterion, letter, message) for letter, message in wrong.items()),
    )


EXERCISES = (
    question("overflow", "1_softmax", N_("De dónde sale el nan"), "b", {
        "a": N_("Las exponenciales muy pequeñas sí se redondean a 0, pero 1000 es un puntaje grande. Vuelve a la sección 2 y mira qué "
                "imprime `np.exp(1000.0)`."),
        "c": N_("El softmax existe para cualquier puntaje finito: el de 1000, 1001 y 999 es el de 0, 1 y −1. El límite es del número "
                "que guarda la máquina, no de la función."),
        "d": N_("Un eje que falta da un error de formas o proporciones equivocadas, no un `nan`. Aquí hay un solo vector y las formas "
                "encajan."),
    }),
    question("saturation", "1_softmax", N_("Qué hace multiplicar los puntajes por 10"), "d", {
        "a": N_("El orden se conserva, pero el softmax no mira cocientes de puntajes sino diferencias, y esas sí cambiaron."),
        "b": N_("Sea cual sea la entrada, las proporciones de un softmax suman 1: se divide entre la suma después de exponenciar."),
        "c": N_("Es al revés: eso pasa al dividir los puntajes. Mira las barras de la sección 5."),
    }),
    question("scaling", "2_atencion", N_("Para qué se divide entre √d_k"), "c", {
        "a": N_("Tienta, porque dividir es lo que hace sumar 1, pero de eso se encarga el softmax. Suma los seis pesos de "
                "la fila «bodega» sin √d, en la sección 4."),
        "b": N_("El desbordamiento existe, pero tu `softmax` ya lo cura restando el mayor. En la tabla de la sección 4, con "
                "d = 1024 y sin √d, no hay ningún `nan`: mira qué sí pasa ahí."),
        "d": N_("Tienta, porque d suena a número de palabras, pero d_k es la longitud de consultas y claves. Y quien "
                "pregunta reparte 1, sea larga o corta la frase. Mira el eje horizontal de los gráficos de la sección 4."),
    }),
    question("roles", "2_atencion", N_("Qué hace cada papel: consulta, clave y valor"), "a", {
        "b": N_("Eso pasa al multiplicar los puntajes, y los puntajes salen de `Q` y `K`. Sigue a `V` por los cinco pasos "
                "de la sección 3: ¿en cuál se usa?"),
        "c": N_("Es verdad que el softmax solo mira diferencias de puntajes, pero `V` no pasa por el softmax. En la "
                "sección 2, ¿qué mezcla saldría con los valores 20, 40 y 60?"),
        "d": N_("Los pesos de cada fila siempre suman 1: no pueden multiplicarse todos por 2. Mira en la sección 3 de qué "
                "arreglos salen los pesos, y en qué paso se usa `V`."),
    }),
    question("stretched", "3_mascara_causal", N_("Qué hace una máscara de forma (6, 1)"), "c", {
        "a": N_("Las dos formas se parecen mucho, pero eso lo hace una fila estirada, (1, 6). Una (6, 1) trae un número por "
                "fila, y ese es el que se repite hacia la derecha. Compara los dos mapas de calor de la sección 5."),
        "b": N_("Sería cómodo, pero al estirar NumPy solo repite lo que hay: no sabe de triángulos. Escribe en un papel qué "
                "se le suma a cada entrada de la primera fila y vuelve a la columna estirada de la sección 5."),
        "d": N_("Parece lógico: todo prohibido, todo en 0. Pero los pesos de un softmax suman 1 en cada fila. Mira en la "
                "sección 5 qué pesos quedan en la fila de «la» tras sumarle −1e9 a sus seis puntajes."),
    }),
    question("masked_row", "3_mascara_causal", N_("La fila enteramente tapada, en float32"), "a", {
        "b": N_("Eso pasa en `float64`, que guarda unas 16 cifras: al irse −1e9, los puntajes reaparecen. En `float32` "
                "hay unas 7. Mira la última línea que imprime la celda de la sección 7."),
        "c": N_("Es lo que uno querría de una fila sin permisos, pero el softmax divide entre la suma: sus pesos suman 1, o "
                "son `nan`. Vuelve a la celda de la sección 7."),
        "d": N_("El `nan` sale con −∞, porque −∞ menos −∞ no es ningún número. −1e9 sí es un número y se puede restar. Mira "
                "en la sección 7 qué queda después de esa resta."),
    }),
    question("heads", "4_multi_cabeza", N_("Qué gana el modelo con varias cabezas"), "c", {
        "a": N_("Es natural contar matrices, y ahora hay doce. Pero cada una es de (8, 2) y no de (8, 8). Vuelve al final de la "
                "sección 2: la celda imprime cuántos números hay en un caso y en otro."),
        "b": N_("Se reparten columnas, y es fácil confundirlo con repartir palabras. La tabla de pesos de cada cabeza es de "
                "(6, 6): mira a todas. Vuelve a las formas de la sección 2."),
        "d": N_("Ayuda imaginar una cabeza para cada tarea, y así empezó el cuaderno. Pero las matrices se aprenden y nadie les "
                "da un oficio. Relee el final de la sección 1 y el de la 9."),
    }),
    question("order", "5_posiciones", N_("Qué le hace a una palabra barajar la frase"), "c", {
        "a": N_("Suena natural, porque al leer nos guiamos por las palabras vecinas. Pero sin posiciones la atención "
                "no sabe cuáles son las de al lado: cada peso sale de una consulta y una clave, y de nada más. Vuelve "
                "a la sección 1."),
        "b": N_("Al barajar sí cambian las columnas de los pesos. Cambian junto con las filas de los valores: cada "
                "peso viaja con su palabra. Compara los dos vectores de «bodega» que imprime la sección 1."),
        "d": N_("Aciertas en que no cambia, pero la razón no es esa: con otras palabras alrededor sí cambiaría, como "
                "viste en el cuaderno 2 (coseno 0.3808). Vuelve a la sección 1 y mira qué es lo que se suma."),
    }),
    question("nearness", "5_posiciones", N_("De qué depende el producto punto de dos posiciones"), "a", {
        "b": N_("Los primeros pasos hacen creer que siempre baja. Las manecillas dan vueltas, y lo que da vueltas "
                "regresa: compara las distancias 5 y 6 en la fila d = 64 que imprime la sección 6."),
        "c": N_("Los ángulos crecen con la posición, es cierto, pero el producto solo ve la diferencia entre dos "
                "ángulos. Mira en la sección 6 los productos medidos desde las posiciones 0, 10 y 50."),
        "d": N_("Todas las filas tienen el mismo largo, es verdad. El producto depende además del ángulo entre ellas, "
                "y ese cambia con la distancia. Mira la curva de la sección 6."),
    }),
)
