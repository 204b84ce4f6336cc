"""What cards say: effects, conditions and triggers as Polish and English sentences."""
