function generate() {
  return [
    { args: [23, 12] },
    { args: [9, 51] },
    { args: [51, 9] },
  ];
}
