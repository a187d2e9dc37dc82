import http from 'k6/http';
import { check, sleep } from 'k6';

const BASE_URL = 'http://127.0.0.1:3333';

export const options = {
  vus: 5,
  duration: '1m',
  thresholds: { checks: ['rate<0.02'] },
};

export function setup() {
  const login = http.post(
    `${BASE_URL}/login`,
    JSON.stringify({
      username: 'docgia01',
      password: 'sach-hay-01',
    }),
  );
  return { token: login.json('token') };
}

export default function ({ token }) {
  http.get(`${BASE_URL}/books/18`);
  const order = http.post(
    `${BASE_URL}/orders`,
    JSON.stringify({ bookId: 18, quantity: 1 }),
    { headers: { Authorization: `Bearer ${token}` } },
  );
  check(order, {
    'order: created or sold out': (r) =>
      r.status === 201 || r.status === 409,
  });
  sleep(1);
}
