function uniquePathsWithObstacles(grid) {
  const paths = grid.map((line) => line.map((x) => 1 - x));
  for (let r = 1; r < grid.length; r += 1) {
    for (let c = 1; c < grid[0].length; c += 1) {
      if (grid[r][c] === 0) {
        paths[r][c] = paths[r - 1][c] + paths[r][c - 1];
      }
    }
  }
  return paths[grid.length - 1][grid[0].length - 1];
}
