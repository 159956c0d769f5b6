"""Playing cards: packs, hands, and shuffles that everybody can check afterwards."""
