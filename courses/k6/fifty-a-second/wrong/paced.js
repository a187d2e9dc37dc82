import http from 'k6/http';
import { sleep } from 'k6';

export const options = {
  vus: 50,
  duration: '1m',
};

export default function () {
  const res = http.get('http://127.0.0.1:3333/books');
  sleep(1 - res.timings.duration / 1000);
}
