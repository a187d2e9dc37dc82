import http from 'k6/http';
import { sleep } from 'k6';

export const options = {
  vus: 20,
  duration: '5m',
  thresholds: {
    http_req_duration: ['p(95)<500'],
    http_req_failed: [
      {
        threshold: 'rate<0.1',
        abortOnFail: true,
        delayAbortEval: '30s',
      },
    ],
  },
};

export default function () {
  http.get('http://127.0.0.1:3333/books');
  sleep(1);
}
