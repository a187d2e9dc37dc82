function generate() {
  return [
    { args: [50000000] },
    { args: [2147483647] },
    { args: [2147483648] },
    { args: [4294967296] },
    { args: [999999999999] },
    { args: [1000000000000] },
  ];
}
