function rangeBitwiseAnd(left, right) {
  let x = right;
  while (x > left) {
    x = (x & (x - 1)) >>> 0;
  }
  return x;
}
