"""The table as lines of text that can be read aloud: map, Characters, story, fight, the next dawn."""
