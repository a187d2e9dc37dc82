function generate() {
  const calls = [];
  for (let i = 0; i < 100000; i += 1) {
    calls.push(['put', [i % 10001, i]]);
    if (i % 9 === 0) calls.push(['get', [(i * 7) % 10001]]);
  }
  return [{ construct: [3000], calls }];
}
