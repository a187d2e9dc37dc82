import http from 'k6/http';
import { sleep } from 'k6';

export const options = {
  stages: [
    { duration: '10s', target: 10 },
    { duration: '100s', target: 10 },
    { duration: '10s', target: 0 },
  ],
  thresholds: {
    'http_req_duration{expected_response:true}': [
      {
        threshold: 'p(99) <= 500',
        abortOnFail: true,
        delayAbortEval: '60s',
      },
    ],
  },
};

export default function () {
  http.get('http://127.0.0.1:3333/books');
  sleep(1);
}
