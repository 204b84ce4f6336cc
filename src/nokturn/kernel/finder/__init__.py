"""Finding a rule: by its words, in the code that carries it out, and in the tests that name it."""
