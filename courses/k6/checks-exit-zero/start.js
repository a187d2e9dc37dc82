import http from 'k6/http';
import { check, sleep } from 'k6';

export const options = { vus: 5, duration: '30s' };

export default function () {
  const res = http.get(
    'http://127.0.0.1:3333/books?q=kieu',
  );
  check(res, {
    'status is 200': (r) => r.status === 200,
    'one book found': (r) =>
      r.status === 200 && r.json('total') === 1,
  });
  sleep(1);
}
