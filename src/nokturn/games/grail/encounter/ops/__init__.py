"""What effects do, and conditions ask for, within an Encounter (catalogue, part C)."""
