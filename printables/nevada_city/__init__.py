"""Papers of Nevada City."""
