function generate() {
  const calls = [];
  for (let key = 0; key < 10000; key += 1) {
    calls.push(['put', [key, key]]);
  }
  for (let i = 0; i < 60000; i += 1) {
    calls.push(['get', [(i * 7001) % 10000]]);
  }
  return [{ construct: [10000], calls }];
}
