import http from 'k6/http';
import { sleep } from 'k6';

export const options = {
  scenarios: Object.fromEntries(
    ['a', 'b'].map((n) => [
      n,
      {
        executor: 'ramping-vus',
        startVUs: 0,
        stages: [
          { duration: '1m', target: 10 },
          { duration: '2m', target: 10 },
          { duration: '30s', target: 0 },
        ],
      },
    ]),
  ),
};

export default function () {
  http.get('http://127.0.0.1:3333/books');
  sleep(1);
}
