import http from 'k6/http';
import { sleep } from 'k6';
import { Counter } from 'k6/metrics';

const slow = new Counter('slow');

export const options = {
  vus: 10,
  duration: '2m',
  thresholds: {
    slow: ['count<11'],
  },
};

export default function () {
  const res = http.get('http://127.0.0.1:3333/books');
  if (res.timings.duration > 500) slow.add(1);
  sleep(1);
}
