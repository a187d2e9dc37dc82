// One iteration: log in, then order one copy.
//   k6 run order-test.js
//   k6 run -e BOOK_ID=18 order-test.js
import http from 'k6/http';
import { check } from 'k6';

const BASE_URL = __ENV.BASE_URL || 'http://127.0.0.1:3333';
const BOOK_ID = Number(__ENV.BOOK_ID || 1);
const JSON_HEADERS = { 'Content-Type': 'application/json' };

export const options = {
  vus: 1,
  iterations: 3,
};

export default function () {
  const account = { username: 'docgia01', password: 'sach-hay-01' };
  const login = http.post(`${BASE_URL}/login`, JSON.stringify(account), {
    headers: JSON_HEADERS,
  });
  const loggedIn = check(login, {
    'login: status is 200': (r) => r.status === 200,
  });
  if (!loggedIn) return;

  const wanted = { bookId: BOOK_ID, quantity: 1 };
  const order = http.post(`${BASE_URL}/orders`, JSON.stringify(wanted), {
    headers: { ...JSON_HEADERS, Authorization: `Bearer ${login.json('token')}` },
  });
  check(order, {
    'order: status is 201': (r) => r.status === 201,
  });
}
