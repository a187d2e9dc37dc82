function totalBits(n) {
  const answer = [0];
  let total = 0;
  for (let i = 1; i <= n; i += 1) {
    answer.push(answer[i >> 1] + (i & 1));
    total += answer[i];
  }
  return total;
}
