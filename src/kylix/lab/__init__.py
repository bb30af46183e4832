"""The laboratory: many games, measured."""
