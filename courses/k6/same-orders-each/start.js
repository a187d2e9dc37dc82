import http from 'k6/http';
import { sleep } from 'k6';

const BASE = 'http://127.0.0.1:3333';

export const options = {
  scenarios: {
    orders: {
      executor: 'shared-iterations',
      vus: 3,
      iterations: 30,
    },
  },
};

export default function () {
  const username = `docgia0${__VU}`;
  const login = http.post(
    `${BASE}/login`,
    JSON.stringify({
      username,
      password: `sach-hay-0${__VU}`,
    }),
  );
  http.post(
    `${BASE}/orders`,
    JSON.stringify({ bookId: 1, quantity: 1 }),
    {
      headers: {
        Authorization: `Bearer ${login.json('token')}`,
      },
    },
  );
  console.log(username);
  sleep(__VU);
}
