import http from 'k6/http';
import { sleep } from 'k6';

export const options = { vus: 10, duration: '30s' };

export function handleSummary(data) {
  const { values: f } = data.metrics.http_req_failed;
  const p95 =
    data.metrics.http_req_duration.values['p(95)'];
  const failed = f.passes / (f.passes + f.fails);
  return {
    './result.json': `{"p95":${p95},"failed":${failed}}`,
  };
}

export default function () {
  http.get('http://127.0.0.1:3333/books');
  sleep(0.5);
}
