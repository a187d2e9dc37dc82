function generate() {
  const wide = Array.from({ length: 200 }, (_, i) => {
    const left = 3221225472 + i * 5000000;
    return [left, left + 15000000 + i];
  });
  const widest = [
    [2147483648, 4294967295],
    [0, 4294967295],
    [1, 4294967295],
  ];
  return [...wide, ...widest].map((args) => ({ args }));
}
