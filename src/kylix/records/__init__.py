"""Games as files of lines: written, read, played again, compared; and what holds under which version of the rules."""
