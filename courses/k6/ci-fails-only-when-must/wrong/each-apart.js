import http from 'k6/http';
import { sleep } from 'k6';
import { Rate } from 'k6/metrics';

const BASE_URL = 'http://127.0.0.1:3333';
const brokenBooks = new Rate('book_errors');
const brokenOrders = new Rate('order_errors');

export const options = {
  vus: 5,
  duration: '1m',
  thresholds: {
    book_errors: ['rate<=0.02'],
    order_errors: ['rate<=0.02'],
  },
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
  const book = http.get(`${BASE_URL}/books/18`);
  brokenBooks.add(book.status >= 500);
  const order = http.post(
    `${BASE_URL}/orders`,
    JSON.stringify({ bookId: 18, quantity: 1 }),
    { headers: { Authorization: `Bearer ${token}` } },
  );
  brokenOrders.add(order.status >= 500);
  sleep(1);
}
