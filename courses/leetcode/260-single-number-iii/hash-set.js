function singleNumber(nums) {
  const once = new Set();
  for (const n of nums) {
    if (!once.delete(n)) once.add(n);
  }
  return [...once];
}
