import http from 'k6/http';
import { check } from 'k6';

const BASE_URL = 'http://127.0.0.1:3333';
const account = {
  username: 'docgia01',
  password: 'sach-hay-01',
};

export const options = {
  vus: 1,
  iterations: 3,
};

export default function () {
  const login = http.post(
    `${BASE_URL}/login`,
    JSON.stringify(account),
  );
  check(login, {
    'login: status is 200': (r) => r.status === 200,
  });

  const wanted = { bookId: 1, quantity: 1 };
  const order = http.post(
    `${BASE_URL}/orders`,
    JSON.stringify(wanted),
    {
      headers: {
        Authorization: `Bearer ${login.token}`,
      },
    },
  );
  check(order, {
    'order: status is 201': (r) => r.status === 201,
  });
}
