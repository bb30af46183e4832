"""The text table: a game on a terminal, or through a pipe. One file per title draws what that title has."""
