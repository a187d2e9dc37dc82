function uniquePathsWithObstacles(grid) {
  const columns = grid[0].length;
  const known = new Map();
  const paths = (r, c) => {
    if (r < 0 || c < 0 || grid[r][c] === 1) return 0;
    if (r === 0 && c === 0) return 1;
    const key = r * columns + c;
    if (!known.has(key)) {
      known.set(key, paths(r - 1, c) + paths(r, c - 1));
    }
    return known.get(key);
  };
  return paths(grid.length - 1, columns - 1);
}
