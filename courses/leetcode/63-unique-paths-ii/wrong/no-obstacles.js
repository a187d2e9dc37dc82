function uniquePathsWithObstacles(grid) {
  const row = new Array(grid[0].length).fill(1);
  for (let r = 1; r < grid.length; r += 1) {
    for (let c = 1; c < row.length; c += 1) {
      row[c] += row[c - 1];
    }
  }
  return row[row.length - 1];
}
