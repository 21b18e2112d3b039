"""What player aids of all titles are made of, and how that is laid on paper."""
