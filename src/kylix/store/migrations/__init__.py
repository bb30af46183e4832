"""The numbered steps of the store's format, in SQL that both stores take; see steps.py."""
