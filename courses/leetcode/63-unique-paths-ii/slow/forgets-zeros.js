function uniquePathsWithObstacles(grid) {
  const known = {};
  const paths = (r, c) => {
    if (r < 0 || c < 0 || grid[r][c] === 1) return 0;
    if (r === 0 && c === 0) return 1;
    const key = `${r},${c}`;
    if (known[key]) return known[key];
    known[key] = paths(r - 1, c) + paths(r, c - 1);
    return known[key];
  };
  return paths(grid.length - 1, grid[0].length - 1);
}
