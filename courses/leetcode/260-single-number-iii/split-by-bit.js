function singleNumber(nums) {
  let both = 0;
  for (const n of nums) both ^= n;
  const bit = both & -both;
  let a = 0;
  for (const n of nums) {
    if ((n & bit) !== 0) a ^= n;
  }
  return [a, a ^ both];
}
