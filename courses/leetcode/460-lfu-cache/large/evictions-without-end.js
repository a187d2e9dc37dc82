function generate() {
  const calls = [];
  for (let key = 0; key < 10000; key += 1) {
    calls.push(['put', [key, key]], ['get', [key]]);
  }
  for (let i = 0; i < 60000; i += 1) {
    calls.push(['put', [10000 + i, i]]);
    if (i % 3 === 0) calls.push(['get', [(i * 7) % 10000]]);
  }
  return [{ construct: [10000], calls }];
}
