function uniquePaths(m, n) {
  const grid = Array.from({ length: m }, () =>
    new Array(n).fill(1),
  );
  for (let r = 1; r < m; r += 1) {
    for (let c = 1; c < n; c += 1) {
      grid[r][c] = grid[r - 1][c] + grid[r][c - 1];
    }
  }
  return grid[m - 1][n - 1];
}
