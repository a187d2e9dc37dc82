function singleNumber(nums) {
  const isOdd = new Uint8Array(60000);
  for (const n of nums) isOdd[n + 30000] ^= 1;
  return isOdd.indexOf(1) - 30000;
}
