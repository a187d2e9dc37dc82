import http from 'k6/http';
import { sleep } from 'k6';

export const options = {
  stages: [
    { duration: '30s', target: 30 },
    { duration: '1m', target: 30 },
    { duration: '10s', target: 5 },
    { duration: '50s', target: 5 },
  ],
};

export default function () {
  http.get('http://127.0.0.1:3333/books');
  sleep(1);
}
