function uniquePathsWithObstacles(grid) {
  const row = new Array(grid[0].length).fill(1);
  for (const line of grid.slice(1)) {
    for (let c = 0; c < row.length; c += 1) {
      if (line[c] === 1) row[c] = 0;
      else if (c > 0) row[c] += row[c - 1];
    }
  }
  return row[row.length - 1];
}
