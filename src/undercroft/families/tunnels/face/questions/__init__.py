"""What people are asked: one question for each frame that asks, with labels, touches and refusals."""
