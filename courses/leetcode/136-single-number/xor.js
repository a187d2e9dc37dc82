function singleNumber(nums) {
  let answer = 0;
  for (const n of nums) answer ^= n;
  return answer;
}
