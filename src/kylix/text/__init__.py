"""The text table: a game on a terminal, or through a pipe. A title draws itself in its own text.py."""
