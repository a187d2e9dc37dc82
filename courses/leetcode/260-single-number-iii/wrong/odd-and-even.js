function singleNumber(nums) {
  let odd = 0;
  let even = 0;
  for (const n of nums) {
    if (n & 1) odd ^= n;
    else even ^= n;
  }
  return [odd, even];
}
