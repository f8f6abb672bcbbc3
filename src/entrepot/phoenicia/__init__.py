"""Phoenicia, by Tom Lehmann (JKLM Games / Rio Grande Games, 2007): auctions, workers and a treasury."""
