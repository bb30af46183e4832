"""The catalogues of words that all titles share, one folder per language."""
