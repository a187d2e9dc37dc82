function countBits(n) {
  let answer = [0];
  for (let i = 1; i <= n; i += 1) {
    answer = [...answer, answer[i >> 1] + (i & 1)];
  }
  return answer;
}
