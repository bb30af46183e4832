"""The catalogues of words, one folder per language, and what reads them."""
