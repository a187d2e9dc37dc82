import http from 'k6/http';
import { sleep } from 'k6';

const models = {
  closed: {
    executor: 'constant-vus',
    vus: 10,
    duration: '2m',
  },
  open: {
    executor: 'constant-arrival-rate',
    rate: 60,
    duration: '2m',
    preAllocatedVUs: 100,
    maxVUs: 2000,
  },
};
const model = __ENV.MODEL || 'open';

export const options = {
  scenarios: { [model]: models[model] },
};

export default function () {
  http.get('http://127.0.0.1:3333/books');
  sleep(0.1);
}
