import http from 'k6/http';
import { sleep } from 'k6';

export const options = { vus: 10, duration: '30s' };

export default function () {
  http.get('http://127.0.0.1:3333/books');
  sleep(0.5);
}

export function handleSummary(data) {
  const result = {
    p95: data.metrics.http_req_duration.values.avg,
    failed: data.metrics.http_req_failed.values.rate,
  };
  return { 'result.json': JSON.stringify(result) };
}
