function rangeBitwiseAnd(left, right) {
  if (left === right) return left;
  return (left & (left - 1) & right) >>> 0;
}
