"""What is different from Carcassonne, for those who know it: which rules are told under which head.

The sentences stand in the catalogues under `other-<rule>`.
"""

DIFFERENCES = {
    "pieces": ("GR-2", "GR-3", "GR-4", "GR-6"),
    "turn": ("GR-14", "GR-19", "GR-26", "GR-30"),
    "railroads": ("GR-33", "GR-35", "GR-54"),
    "mountains": ("GR-39", "GR-40", "GR-41", "GR-42"),
    "cities": ("GR-43", "GR-44", "GR-45"),
    "prairies": ("GR-49", "GR-56", "GR-25"),
    "end": ("GR-53", "GR-58", "GR-59"),
    "same": ("GR-16", "GR-23", "GR-38", "GR-47", "GR-48"),
}
"""The heads in order, each with its rules; what is the same comes last."""
PICTURES = {
    "pieces": "figure-cowboy",
    "turn": "figure-tent",
    "railroads": "kind-railroad",
    "mountains": "kind-mountain",
    "cities": "kind-city",
    "prairies": "kind-prairie",
    "end": "token",
    "same": "sign-junction",
}
"""The picture of each head."""
