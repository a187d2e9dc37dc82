import http from 'k6/http';
import { sleep } from 'k6';
import exec from 'k6/execution';

export const options = {
  vus: 20,
  duration: '5m',
  thresholds: {
    http_req_duration: ['p(95)<500'],
  },
};

export default function () {
  const res = http.get('http://127.0.0.1:3333/books');
  if (__ITER > 30 && res.timings.duration > 500)
    exec.test.abort('slow');
  sleep(1);
}
