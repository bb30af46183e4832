"""Keeps served tables: a narrow interface, and SQLite behind it."""
