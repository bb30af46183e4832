"""What programs that play share: manners of processes, players without a person, libraries of the laboratory."""
