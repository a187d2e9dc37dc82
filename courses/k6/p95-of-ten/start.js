import { Trend } from 'k6/metrics';

const wait = new Trend('wait', true);

export const options = { vus: 1, iterations: 1 };

export default function () {
  for (const ms of [100, 200, 300, 400, 3000]) {
    wait.add(ms);
  }
}
