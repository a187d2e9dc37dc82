import http from 'k6/http';
import { Counter } from 'k6/metrics';

const BASE_URL = 'http://127.0.0.1:3333';
const BOOK_ID = Number(__ENV.BOOK_ID || 18);
const failed = new Counter('failed_orders');

export const options = { vus: 2, iterations: 20 };

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
  const wanted = { bookId: BOOK_ID, quantity: 1 };
  const order = http.post(
    `${BASE_URL}/orders`,
    JSON.stringify(wanted),
    { headers: { Authorization: `Bearer ${token}` } },
  );
  if (order.status === 409 || order.status >= 500) {
    failed.add(1);
  }
}
