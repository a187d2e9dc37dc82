import http from 'k6/http';
import { sleep } from 'k6';

export const options = {
  vus: 10,
  duration: '1m',
};

export default function () {
  const res = http.get('http://127.0.0.1:3333/books/1');
  sleep(res.timings.duration > 500 ? 1 : 1.95);
}
