function totalBits(n) {
  let total = 0;
  for (let k = 0; n >> k > 0; k += 1) {
    const w = 1 << k;
    const full = (n + 1) >> (k + 1);
    const rest = (n + 1) & (2 * w - 1);
    total += full * w + Math.max(0, rest - w);
  }
  return total;
}
