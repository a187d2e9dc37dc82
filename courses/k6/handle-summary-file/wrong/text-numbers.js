import http from 'k6/http';
import { sleep } from 'k6';

export const options = { vus: 10, duration: '30s' };

export function handleSummary(data) {
  const {
    http_req_duration: time,
    http_req_failed: failed,
  } = data.metrics;
  return {
    'result.json': JSON.stringify({
      p95: time.values['p(95)'].toFixed(2),
      failed: failed.values.rate.toFixed(2),
    }),
  };
}

export default function () {
  http.get('http://127.0.0.1:3333/books');
  sleep(0.5);
}
