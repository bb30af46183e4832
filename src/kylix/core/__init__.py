"""The kernel: frames on a stack, moves, events, chance, state. Pure, no dependencies, compiled where a compiler is."""
