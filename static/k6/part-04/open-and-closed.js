// The same server under a closed and under an open model.
//   node bookshop-api.mjs --workers 10 --latency 100
//   k6 run -e MODEL=closed open-and-closed.js
//   k6 run -e MODEL=open open-and-closed.js
import http from 'k6/http';

const BASE_URL = __ENV.BASE_URL || 'http://127.0.0.1:3333';

const models = {
  closed: { executor: 'constant-vus', vus: 20, duration: '20s' },
  open: {
    executor: 'constant-arrival-rate',
    rate: 150,
    timeUnit: '1s',
    duration: '20s',
    preAllocatedVUs: 2000,
  },
};
const model = __ENV.MODEL === 'open' ? 'open' : 'closed';

export const options = {
  scenarios: { [model]: models[model] },
};

export default function () {
  http.get(`${BASE_URL}/books/1`);
}
