function generate() {
  const sizes = [
    [23, 12],
    [12, 23],
    [17, 17],
  ];
  return sizes.map(([rows, columns]) => {
    const grid = Array.from({ length: rows }, () =>
      new Array(columns).fill(0),
    );
    grid[4][7] = 1;
    grid[9][3] = 1;
    return { args: [grid] };
  });
}
