import http from 'k6/http';
import { check, sleep } from 'k6';

export const options = {
  vus: 10,
  duration: '2m',
  thresholds: {
    checks: ['rate>0.95'],
  },
};

export default function () {
  const res = http.get('http://127.0.0.1:3333/books');
  check(res, {
    'within 500 ms': (r) => r.timings.duration < 500,
  });
  sleep(1);
}
