import http from 'k6/http';
import { check, sleep } from 'k6';

export const options = {
  vus: 10,
  duration: '1m',
  thresholds: {
    'http_reqs{status:503}': ['count<30'],
  },
};

export default function () {
  const res = http.get('http://127.0.0.1:3333/books');
  check(res, {
    'status is 200': (r) => r.status === 200,
  });
  sleep(1);
}
