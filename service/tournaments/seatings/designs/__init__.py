"""Plans of whole round robins, by geometry and by search."""
