import http from 'k6/http';
import { check, fail } from 'k6';

const BASE_URL = 'http://127.0.0.1:3333';

export const options = {
  vus: 1,
  iterations: 3,
};

export function setup() {
  const login = http.post(
    `${BASE_URL}/login`,
    '{"username":"docgia02","password":"sach-hay-02"}',
  );
  return login.json('token') || fail('no token');
}

export default function (token) {
  const order = http.post(
    `${BASE_URL}/orders`,
    JSON.stringify({ quantity: 1, bookId: 3 }),
    { headers: { authorization: `bearer ${token}` } },
  );
  check(order, { created: (r) => r.status === 201 });
}
