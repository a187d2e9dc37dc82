function uniquePaths(m, n) {
  let paths = 1;
  for (let k = 1; k <= m; k += 1) {
    paths = (paths * (n + k)) / k;
  }
  return paths;
}
