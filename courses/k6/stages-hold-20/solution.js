import http from 'k6/http';
import { sleep } from 'k6';

export const options = {
  stages: [
    { duration: '1m', target: 20 },
    { duration: '2m', target: 20 },
    { duration: '30s', target: 0 },
  ],
};

export default function () {
  http.get('http://127.0.0.1:3333/books');
  sleep(1);
}
