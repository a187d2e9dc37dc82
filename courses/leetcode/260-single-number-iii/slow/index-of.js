function singleNumber(nums) {
  return nums.filter(
    (n) => nums.indexOf(n) === nums.lastIndexOf(n),
  );
}
