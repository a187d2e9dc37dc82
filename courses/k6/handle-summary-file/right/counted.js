import http from 'k6/http';
import { sleep } from 'k6';

export const options = { vus: 10, duration: '30s' };

export default function () {
  http.get('http://127.0.0.1:3333/books');
  sleep(0.5);
}

const count = (values) => values.passes + values.fails;

export const handleSummary = (data) => {
  const { values } = data.metrics.http_req_failed;
  const result = {
    p95: data.metrics.http_req_duration.values['p(95)'],
    failed: values.passes / count(values),
    requests: count(values),
  };
  return { 'result.json': JSON.stringify(result, null, 2) };
};
