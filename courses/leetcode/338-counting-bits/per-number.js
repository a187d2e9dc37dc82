function countBits(n) {
  const answer = [];
  for (let i = 0; i <= n; i += 1) {
    let count = 0;
    for (let x = i; x !== 0; x &= x - 1) count += 1;
    answer.push(count);
  }
  return answer;
}
