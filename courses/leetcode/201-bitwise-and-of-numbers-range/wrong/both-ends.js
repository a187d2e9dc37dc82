function rangeBitwiseAnd(left, right) {
  return (left & right) >>> 0;
}
