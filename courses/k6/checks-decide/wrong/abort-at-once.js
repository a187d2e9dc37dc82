import http from 'k6/http';
import { check, sleep } from 'k6';
import exec from 'k6/execution';

export const options = {
  vus: 10,
  duration: '1m',
};

export default function () {
  const res = http.get('http://127.0.0.1:3333/books');
  const isRight = check(res, {
    'status is 200': (r) => r.status === 200,
  });
  if (!isRight) exec.test.abort('wrong answer');
  sleep(1);
}
