import http from 'k6/http';
import { sleep } from 'k6';

const T0 = Date.now();

export const options = {
  vus: 10,
  duration: '1m',
};

export default function () {
  http.get('http://127.0.0.1:3333/books/1');
  sleep(2 - (((Date.now() - T0) / 1000) % 2));
}
