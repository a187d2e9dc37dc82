// Log in once, then place every order of orders.json exactly once.
//   k6 run orders-from-file.js
import http from 'k6/http';
import { check } from 'k6';
import { SharedArray } from 'k6/data';
import exec from 'k6/execution';

const BASE_URL = __ENV.BASE_URL || 'http://127.0.0.1:3333';
const JSON_HEADERS = { 'Content-Type': 'application/json' };

const orders = new SharedArray('orders', () => JSON.parse(open('./orders.json')));

export const options = {
  scenarios: {
    orders: {
      executor: 'shared-iterations',
      vus: 2,
      iterations: orders.length,
    },
  },
};

export function setup() {
  const account = { username: 'docgia01', password: 'sach-hay-01' };
  const login = http.post(`${BASE_URL}/login`, JSON.stringify(account), {
    headers: JSON_HEADERS,
  });
  return { token: login.json('token') };
}

/** @param {{ token: string }} data what setup() returned */
export default function (data) {
  const order = orders[exec.scenario.iterationInTest];
  const res = http.post(`${BASE_URL}/orders`, JSON.stringify(order), {
    headers: { ...JSON_HEADERS, Authorization: `Bearer ${data.token}` },
  });
  check(res, { 'order: status is 201': (r) => r.status === 201 });
}
