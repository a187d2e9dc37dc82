import http from 'k6/http';
import { sleep } from 'k6';

export const options = {
  vus: 10,
  duration: '1m',
};

export default function () {
  const start = Date.now();
  http.get('http://127.0.0.1:3333/books/1', {
    timeout: '10ms',
  });
  sleep(2 - (Date.now() - start) / 1000);
}
