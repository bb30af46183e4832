"""What is written once for all games: registry, notation, codec, views, redeal, records, clauses, components, words."""
