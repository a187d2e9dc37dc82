function rangeBitwiseAnd(left, right) {
  let x = left;
  for (let n = left; n <= right && x !== 0; n += 1) {
    x &= n;
  }
  return x >>> 0;
}
