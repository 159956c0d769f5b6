# Thin: every target is one call of ./dev, for those whose fingers type make.
.PHONY: serve demo test lint format bench ci

serve demo test lint format bench:
	./dev $@

ci:
	.ci/run
