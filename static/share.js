// Draws the result as a picture to share.
