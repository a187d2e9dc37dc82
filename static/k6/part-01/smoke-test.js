// Smoke test: one virtual user reads the catalogue five times.
//   k6 run smoke-test.js
//   k6 run -e BASE_URL=http://127.0.0.1:4444 smoke-test.js
import http from 'k6/http';
import { check, sleep } from 'k6';

const BASE_URL = __ENV.BASE_URL || 'http://127.0.0.1:3333';

export const options = {
  vus: 1,
  iterations: 5,
};

export default function () {
  const list = http.get(`${BASE_URL}/books?q=${encodeURIComponent('kiều')}`);
  check(list, {
    'list: status is 200': (r) => r.status === 200,
    'list: one book found': (r) => r.status === 200 && r.json('total') === 1,
  });

  const book = http.get(`${BASE_URL}/books/1`);
  check(book, {
    'book: status is 200': (r) => r.status === 200,
  });

  sleep(1);
}
