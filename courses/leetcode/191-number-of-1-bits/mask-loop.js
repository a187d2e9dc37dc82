function hammingWeight(n) {
  let count = 0;
  for (let i = 0; i < 32; i += 1) {
    count += (n >>> i) & 1;
  }
  return count;
}
