function uniquePaths(m, n) {
  const factorial = (k) =>
    k <= 1 ? 1 : k * factorial(k - 1);
  return (
    factorial(m + n - 2) /
    (factorial(m - 1) * factorial(n - 1))
  );
}
