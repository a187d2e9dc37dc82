function generate() {
  const long = Array.from(
    { length: 200 },
    (_, i) => 10000000 + i * 12345,
  );
  const longest = [
    2147483647, 2147483648, 4294967296, 999999999999,
    1000000000000,
  ];
  return [...long, ...longest].map((n) => ({ args: [n] }));
}
