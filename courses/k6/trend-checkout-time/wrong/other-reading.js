import http from 'k6/http';
import { sleep } from 'k6';
import { Trend } from 'k6/metrics';

const BASE_URL = 'http://127.0.0.1:3333';
const account = {
  username: 'docgia01',
  password: 'sach-hay-01',
};
const wanted = { bookId: 1, quantity: 1 };
const checkout = new Trend('checkout_time', true);

export const options = { vus: 5, iterations: 50 };

export default function () {
  const login = http.post(
    `${BASE_URL}/login`,
    JSON.stringify(account),
  );
  sleep(1);
  const order = http.post(
    `${BASE_URL}/orders`,
    JSON.stringify(wanted),
    {
      headers: {
        Authorization: `Bearer ${login.json('token')}`,
      },
    },
  );
  checkout.add(
    login.timings.duration + order.timings.duration,
  );
}
