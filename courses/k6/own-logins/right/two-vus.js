import http from 'k6/http';
import { check } from 'k6';
import { SharedArray } from 'k6/data';
import exec from 'k6/execution';

const BASE = 'http://127.0.0.1:3333';

const accounts = new SharedArray('accounts', () =>
  JSON.parse(open('./accounts.json')),
);

export const options = {
  scenarios: {
    orders: {
      executor: 'shared-iterations',
      vus: 2,
      iterations: 30,
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

export const setup = () => ({
  tokens: accounts.map((a) => login(a)),
});

export default ({ tokens }) =>
  order(
    tokens[exec.scenario.iterationInTest % tokens.length],
  );
