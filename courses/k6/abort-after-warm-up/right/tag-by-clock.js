import http from 'k6/http';
import { sleep } from 'k6';
import exec from 'k6/execution';

export const options = {
  vus: 20,
  duration: '5m',
  thresholds: {
    'http_req_duration{phase:steady}': [
      {
        threshold: 'p(95)<500',
        abortOnFail: true,
        delayAbortEval: '30s',
      },
    ],
  },
};

export default function () {
  const phase =
    Date.now() - exec.scenario.startTime > 15000
      ? 'steady'
      : 'start';
  http.get('http://127.0.0.1:3333/books', {
    tags: { phase },
  });
  sleep(1);
}
