function hammingWeight(n) {
  let count = 0;
  for (let x = n; x !== 0; x &= x - 1) {
    count += 1;
  }
  return count;
}
