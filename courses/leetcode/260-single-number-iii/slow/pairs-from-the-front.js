function singleNumber(nums) {
  const once = [];
  while (nums.length > 0) {
    const first = nums.shift();
    const at = nums.lastIndexOf(first);
    if (at < 0) once.push(first);
    else nums.splice(at, 1);
  }
  return once;
}
