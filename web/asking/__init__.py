"""Questions as pages: what an answer says first, which fields are folded, the way back."""
