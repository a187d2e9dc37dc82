import http from 'k6/http';
import { check, fail, sleep } from 'k6';

export const options = {
  vus: 10,
  duration: '1m',
};

export default function () {
  const res = http.get('http://127.0.0.1:3333/books');
  const isRight = check(res, {
    'status is 200': (r) => r.status === 200,
  });
  sleep(1);
  if (!isRight) fail('wrong answer');
}
