function uniquePathsWithObstacles(grid) {
  const paths = (r, c) => {
    if (r === 0 && c === 0) return 1;
    if (r < 0 || c < 0 || grid[r][c] === 1) return 0;
    return paths(r - 1, c) + paths(r, c - 1);
  };
  return paths(grid.length - 1, grid[0].length - 1);
}
