"""What a result leads to, on shared sheets and on one phone alike."""
