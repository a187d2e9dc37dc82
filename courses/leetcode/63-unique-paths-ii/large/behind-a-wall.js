function generate() {
  const sizes = [
    [20, 20],
    [40, 60],
    [60, 40],
  ];
  return sizes.flatMap(([rows, columns]) => {
    const wall = Array.from({ length: rows }, (_, r) =>
      Array.from({ length: columns }, (_cell, c) =>
        r === 1 && c < columns - 1 ? 1 : 0,
      ),
    );
    const turned = wall
      .map((line) => [...line].reverse())
      .reverse();
    return [{ args: [wall] }, { args: [turned] }];
  });
}
