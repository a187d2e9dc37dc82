import http from 'k6/http';
import { sleep } from 'k6';

export const options = {
  vus: 20,
  duration: '5m',
  thresholds: {
    'http_req_duration{scenario:load}': [
      {
        threshold: 'p(95)<500',
        abortOnFail: true,
        delayAbortEval: '20s',
      },
    ],
  },
};

export default function () {
  http.get('http://127.0.0.1:3333/books');
  sleep(1);
}
