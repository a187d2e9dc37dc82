function uniquePathsWithObstacles(grid) {
  const columns = grid[0].length;
  const row = new Array(columns).fill(0);
  row[0] = 1;
  for (const line of grid) {
    for (let c = 0; c < columns; c += 1) {
      if (line[c] === 1) row[c] = 0;
      else if (c > 0) row[c] += row[c - 1];
    }
  }
  return row.at(-1);
}
