import http from 'k6/http';
import { sleep } from 'k6';

const BASE = 'http://127.0.0.1:3333';

export const options = {
  vus: 3,
  duration: '1m',
  thresholds: {
    'http_req_duration{name:list}': ['p(95)<300'],
    'http_req_duration{name:book}': ['p(95)<300'],
    'http_req_duration{name:Book}': ['p(95)<300'],
  },
};

export default function () {
  http.get(`${BASE}/books?q=nguyen`, {
    tags: { name: 'list' },
  });
  const id = 1 + Math.floor(Math.random() * 18);
  http.get(`${BASE}/books/${id}`, {
    tags: { name: 'book' },
  });
  sleep(1);
}
