function singleNumber(nums) {
  const once = [];
  for (const n of nums) {
    const at = once.findIndex((other) => other === n);
    if (at < 0) once.push(n);
    else once.splice(at, 1);
  }
  return once;
}
