function singleNumber(nums) {
  for (const n of nums) {
    let count = 0;
    for (const other of nums) if (other === n) count += 1;
    if (count === 1) return n;
  }
}
