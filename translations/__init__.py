"""Every text that players read, in every language: catalogues and how they are spoken."""
