function countBits(n) {
  const answer = [0, 1];
  for (let i = 2; i <= n; i += 1) {
    answer.push(answer[i >> 1]);
  }
  return answer.slice(0, n + 1);
}
