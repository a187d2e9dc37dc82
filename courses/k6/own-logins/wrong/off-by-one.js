import http from 'k6/http';
import { check } from 'k6';
import { SharedArray } from 'k6/data';

const BASE = 'http://127.0.0.1:3333';

const accounts = new SharedArray('accounts', () =>
  JSON.parse(open('./accounts.json')),
);

export const options = {
  scenarios: {
    orders: {
      executor: 'per-vu-iterations',
      vus: 3,
      iterations: 10,
    },
  },
};

function login(account) {
  const res = http.post(
    `${BASE}/login`,
    JSON.stringify(account),
  );
  return res.json('token');
}

function order(token) {
  const res = http.post(
    `${BASE}/orders`,
    JSON.stringify({ bookId: 1, quantity: 1 }),
    { headers: { Authorization: `Bearer ${token}` } },
  );
  check(res, { ordered: (r) => r.status === 201 });
}

export function setup() {
  return accounts.map(login);
}

export default function (tokens) {
  order(tokens[__VU]);
}
