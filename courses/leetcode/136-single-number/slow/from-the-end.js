function singleNumber(nums) {
  for (let i = nums.length - 1; i >= 0; i -= 1) {
    const n = nums[i];
    if (nums.indexOf(n) === nums.lastIndexOf(n)) return n;
  }
}
