import http from 'k6/http';
import { check, sleep } from 'k6';

const BASE_URL = 'http://127.0.0.1:3333';

export const options = {
  vus: 1,
  iterations: 5,
};

export default function () {
  const list = http.get(`${BASE_URL}/books?q=kieu`);
  check(list, {
    'list: status is 200': (r) => r.status === 200,
  });

  const book = http.get(`${BASE_URL}/books/1`);
  check(book, {
    'book: status is 200': (r) => r.status === 200,
  });

  sleep(1);
}
