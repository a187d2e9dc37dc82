import http from 'k6/http';
import { sleep } from 'k6';
import { Trend } from 'k6/metrics';

const BASE = 'http://127.0.0.1:3333';
const search = new Trend('search', true);

export const options = {
  vus: 1,
  duration: '2m',
  thresholds: { search: ['p(95)<300'] },
};

export default function () {
  const res = http.get(`${BASE}/books?q=nguyen`);
  search.add(res.timings.duration);
  http.batch(
    [1, 2, 3, 4, 5, 6].map((id) => `${BASE}/books/${id}`),
  );
  sleep(1);
}
