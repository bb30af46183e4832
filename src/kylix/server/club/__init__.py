"""People and what is between them: their tables, pace, notices, open tables, ratings, evenings."""
