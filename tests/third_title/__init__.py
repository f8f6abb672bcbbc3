"""A whole title in one folder: proof that a third one needs no more than that and a line in the registry."""

from tests.third_title.title import Lots

__all__ = ["Lots"]
