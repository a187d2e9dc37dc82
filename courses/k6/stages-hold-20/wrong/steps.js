import http from 'k6/http';
import { sleep } from 'k6';

export const options = {
  stages: [
    { duration: '0s', target: 5 },
    { duration: '15s', target: 5 },
    { duration: '0s', target: 10 },
    { duration: '15s', target: 10 },
    { duration: '0s', target: 15 },
    { duration: '15s', target: 15 },
    { duration: '0s', target: 20 },
    { duration: '15s', target: 20 },
    { duration: '2m', target: 20 },
    { duration: '30s', target: 0 },
  ],
};

export default function () {
  http.get('http://127.0.0.1:3333/books');
  sleep(1);
}
