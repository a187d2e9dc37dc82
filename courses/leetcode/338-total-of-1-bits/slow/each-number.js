function totalBits(n) {
  let total = 0;
  for (let i = 1; i <= n; i += 1) {
    for (let x = i; x > 0; x = Math.floor(x / 2)) {
      total += x % 2;
    }
  }
  return total;
}
