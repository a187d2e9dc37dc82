import http from 'k6/http';
import { sleep } from 'k6';

export const options = { vus: 10, duration: '30s' };

export default function () {
  http.get('http://127.0.0.1:3333/books');
  sleep(0.5);
}

export function handleSummary({ metrics }) {
  const {
    http_req_duration: time,
    http_req_failed: failed,
  } = metrics;
  const lines = [
    `"p95": ${time.values['p(95)'].toFixed(1)}`,
    `"failed": ${failed.values.rate.toFixed(4)}`,
  ];
  return {
    stdout: `${lines.join('\n')}\n`,
    'result.json': `{ ${lines.join(', ')} }`,
  };
}
