// Search and one book a second, with thresholds that decide the exit code.
//   k6 run thresholds.js; echo $?
//   k6 run -e BASE_URL=http://127.0.0.1:4444 thresholds.js
import http from 'k6/http';
import { check, sleep } from 'k6';

const BASE_URL = __ENV.BASE_URL || 'http://127.0.0.1:3333';

export const options = {
  vus: 10,
  duration: '1m',
  thresholds: {
    checks: ['rate>0.99'],
    'http_req_duration{name:search}': ['p(95)<300', 'p(99)<500'],
    'http_req_duration{name:book}': ['p(95)<200'],
    http_req_failed: [{ threshold: 'rate<0.1', abortOnFail: true, delayAbortEval: '10s' }],
  },
  summaryTrendStats: ['avg', 'med', 'p(95)', 'p(99)', 'max'],
};

export default function () {
  const list = http.get(`${BASE_URL}/books?q=nguyen`, { tags: { name: 'search' } });
  check(list, {
    'search: status is 200': (r) => r.status === 200,
    'search: five books found': (r) => r.status === 200 && r.json('total') === 5,
  });

  const id = 1 + Math.floor(Math.random() * 18);
  const book = http.get(`${BASE_URL}/books/${id}`, { tags: { name: 'book' } });
  check(book, {
    'book: status is 200': (r) => r.status === 200,
  });

  sleep(1);
}
