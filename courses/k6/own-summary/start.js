import http from 'k6/http';
import { sleep } from 'k6';

export const options = { vus: 5, duration: '20s' };

export default function () {
  http.get('http://127.0.0.1:3333/books');
  sleep(1);
}

export function handleSummary(data) {
  const { http_reqs: requests } = data.metrics;
  return {
    stdout: `${requests.values.count} requests\n`,
    'summary.json': JSON.stringify(requests, null, 1),
  };
}
