function singleNumber(nums) {
  const both = nums.reduce((x, n) => x ^ n, 0);
  const bit = both & -both;
  let a = 0;
  for (const n of nums) if ((n & bit) > 0) a ^= n;
  return [a, a ^ both];
}
