function totalBits(n) {
  let total = 0;
  for (let w = 1; w <= n; w *= 2) {
    const full = Math.floor((n + 1) / (2 * w));
    const rest = (n + 1) % (2 * w);
    total += full * w + Math.max(0, rest - w);
  }
  return total;
}
