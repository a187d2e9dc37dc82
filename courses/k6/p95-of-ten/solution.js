import { Trend } from 'k6/metrics';

const wait = new Trend('wait', true);

export const options = { vus: 1, iterations: 1 };

export default function () {
  for (let ms = 100; ms <= 900; ms += 100) wait.add(ms);
  wait.add(3000);
}
