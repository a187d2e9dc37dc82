function totalBits(n) {
  if (n === 0) return 0;
  let p = 1;
  let k = 0;
  while (p * 2 <= n) {
    p *= 2;
    k += 1;
  }
  const below = (p / 2) * k;
  return below + (n - p + 1) + totalBits(n - p);
}
