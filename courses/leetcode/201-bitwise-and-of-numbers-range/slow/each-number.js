function rangeBitwiseAnd(left, right) {
  let x = left;
  for (let n = left; n <= right; n += 1) x &= n;
  return x >>> 0;
}
