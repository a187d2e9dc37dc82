import http from 'k6/http';
import { sleep } from 'k6';

export const options = {
  vus: 0,
  stages: [
    { target: 10, duration: '30s' },
    { target: 20, duration: '30s' },
    { target: 20, duration: '1m' },
    { target: 20, duration: '1m' },
    { target: 0, duration: '30s' },
  ],
};

export default function () {
  http.get('http://127.0.0.1:3333/books');
  sleep(1);
}
