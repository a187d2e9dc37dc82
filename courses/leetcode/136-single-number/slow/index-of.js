function singleNumber(nums) {
  return nums.find(
    (n) => nums.indexOf(n) === nums.lastIndexOf(n),
  );
}
