function rangeBitwiseAnd(left, right) {
  const dropped = 32 - Math.clz32(left ^ right);
  const mask = -1 << dropped;
  return (left & right & mask) >>> 0;
}
