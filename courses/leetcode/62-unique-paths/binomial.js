function uniquePaths(m, n) {
  const steps = m + n - 2;
  const down = Math.min(m, n) - 1;
  let paths = 1;
  for (let k = 1; k <= down; k += 1) {
    paths = (paths * (steps - down + k)) / k;
  }
  return paths;
}
