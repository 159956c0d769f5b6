"""Trou du Cul: the cousin of Cul de Chouette at cards."""
