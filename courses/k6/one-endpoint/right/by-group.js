import http from 'k6/http';
import { group, sleep } from 'k6';

const BASE = 'http://127.0.0.1:3333';

export const options = {
  vus: 1,
  duration: '2m',
  thresholds: {
    'http_req_duration{group:::search}': ['p(95)<300'],
  },
};

export default function () {
  group('search', () => {
    http.get(`${BASE}/books?q=nguyen`);
  });
  http.batch(
    [1, 2, 3, 4, 5, 6].map((id) => `${BASE}/books/${id}`),
  );
  sleep(1);
}
