function generate() {
  const rounds = Array.from({ length: 8 }, (_, round) => {
    const [one, ...rest] = Array.from(
      { length: 15000 },
      (_, i) => ((i * 7919 + round * 997) % 60001) - 30000,
    );
    const again =
      round % 4 === 0 ? [...rest].reverse() : rest;
    return [...rest, one, ...again];
  });
  return rounds.map((nums) => ({ args: [nums] }));
}
