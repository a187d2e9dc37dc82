function generate() {
  const calls = [];
  for (let i = 0; i < 30000; i += 1) {
    calls.push(['put', [i, i]]);
    if (i % 3 === 0) calls.push(['get', [i - (i % 500)]]);
  }
  return [{ construct: [5000], calls }];
}
