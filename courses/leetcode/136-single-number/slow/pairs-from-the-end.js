function singleNumber(nums) {
  while (nums.length > 1) {
    const last = nums.pop();
    const at = nums.indexOf(last);
    if (at < 0) return last;
    nums.splice(at, 1);
  }
  return nums[0];
}
