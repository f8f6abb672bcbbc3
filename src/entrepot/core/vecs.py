"""Rows of machine integers: ``vec[i64]``.

Interpreted, a row is a plain list. Compiled, the stub beside this file points to ``librt.vecs``, whose
rows hold unboxed 64-bit integers. Both know ``vec[i64](items)``, ``row[i]``, ``row[i] = x``, ``len``,
iteration and the copy ``row[:]``; nothing else may be used.
"""

vec = list
