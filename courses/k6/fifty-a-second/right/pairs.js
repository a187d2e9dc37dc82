import http from 'k6/http';

const BASE = 'http://127.0.0.1:3333';

export const options = {
  scenarios: {
    pairs: {
      executor: 'constant-arrival-rate',
      rate: 25,
      duration: '1m',
      preAllocatedVUs: 80,
    },
  },
};

export default function () {
  http.batch([`${BASE}/books`, `${BASE}/books/1`]);
}
