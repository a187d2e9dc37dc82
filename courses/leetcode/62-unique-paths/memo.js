function uniquePaths(m, n) {
  const known = new Map();
  const paths = (r, c) => {
    if (r === 0 || c === 0) return 1;
    const key = r * n + c;
    if (!known.has(key)) {
      known.set(key, paths(r - 1, c) + paths(r, c - 1));
    }
    return known.get(key);
  };
  return paths(m - 1, n - 1);
}
