import http from 'k6/http';
import { sleep } from 'k6';

const BASE = 'http://127.0.0.1:3333';

const executors = {
  shared: {
    executor: 'shared-iterations',
    vus: 3,
    iterations: 30,
  },
  each: {
    executor: 'per-vu-iterations',
    vus: 3,
    iterations: 10,
  },
  vus: {
    executor: 'constant-vus',
    vus: 3,
    duration: '20s',
  },
  rate: {
    executor: 'constant-arrival-rate',
    rate: 1,
    duration: '30s',
    preAllocatedVUs: 3,
  },
};

export const options = {
  scenarios: {
    orders: executors[__ENV.EXECUTOR || 'each'],
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
