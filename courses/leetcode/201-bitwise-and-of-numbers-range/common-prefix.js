function rangeBitwiseAnd(left, right) {
  let dropped = 0;
  while (left !== right) {
    left >>>= 1;
    right >>>= 1;
    dropped += 1;
  }
  return (left << dropped) >>> 0;
}
