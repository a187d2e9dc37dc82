import http from 'k6/http';
import { Counter, Gauge, Rate, Trend } from 'k6/metrics';

const BASE_URL = 'http://127.0.0.1:3333';
const revenue = new Trend('revenue');

export const options = { vus: 2, iterations: 40 };

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
  const bookId = 1 + (__ITER % 5);
  const order = http.post(
    `${BASE_URL}/orders`,
    JSON.stringify({ bookId, quantity: 1 }),
    { headers: { Authorization: `Bearer ${token}` } },
  );
  revenue.add(order.json('total'));
}
