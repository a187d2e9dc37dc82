function generate() {
  const rounds = Array.from({ length: 8 }, (_, round) => {
    const [a, b, ...rest] = Array.from(
      { length: 15001 },
      (_, i) =>
        (((i * 7919 + round * 997) % 60001) - 30000) *
        71000,
    );
    const again =
      round % 4 === 0 ? [...rest].reverse() : rest;
    return [a, ...rest, b, ...again];
  });
  return rounds.map((nums) => ({ args: [nums] }));
}
