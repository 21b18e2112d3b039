"""What every title's rules are made of: clauses, readings, rulings, forms, grids."""
