import http from 'k6/http';
import { sleep } from 'k6';

export const options = { vus: 10, duration: '30s' };

export function handleSummary(data) {
  const time =
    data.metrics[
      'http_req_duration{expected_response:true}'
    ];
  return {
    'result.json': JSON.stringify({
      p95: time.values['p(95)'],
      failed: data.metrics.http_req_failed.values.rate,
    }),
  };
}

export default function () {
  http.get('http://127.0.0.1:3333/books');
  sleep(0.5);
}
