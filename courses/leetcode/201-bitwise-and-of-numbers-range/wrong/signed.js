function rangeBitwiseAnd(left, right) {
  let x = right;
  while (x > left) x &= x - 1;
  return x;
}
