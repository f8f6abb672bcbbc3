from librt.vecs import vec as vec
