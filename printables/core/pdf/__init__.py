"""How a paper becomes a PDF, and what WeasyPrint is told or spared for it."""
