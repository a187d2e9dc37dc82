function generate() {
  const calls = [];
  for (let key = 0; key < 20000; key += 1) {
    calls.push(['put', [key, key + 1]]);
  }
  let random = 1;
  for (let i = 0; i < 80000; i += 1) {
    random = (random * 48271) % 2147483647;
    const isMissing = i % 4 === 0;
    const key = random % 20000;
    calls.push(['get', [isMissing ? 20000 + key : key]]);
  }
  return [{ construct: [20000], calls }];
}
