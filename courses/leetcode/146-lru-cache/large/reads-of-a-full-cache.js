function generate() {
  const calls = [];
  for (let key = 0; key < 3000; key += 1) {
    calls.push(['put', [key, key + 1]]);
  }
  for (let i = 0; i < 97000; i += 1) {
    calls.push(['get', [(i * 1009) % 3000]]);
  }
  return [{ construct: [3000], calls }];
}
