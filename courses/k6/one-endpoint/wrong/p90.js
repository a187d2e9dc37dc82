import http from 'k6/http';
import { sleep } from 'k6';

const BASE = 'http://127.0.0.1:3333';
const COVERS = [1, 2, 3, 4, 5, 6];

export const options = {
  vus: 1,
  duration: '2m',
  thresholds: {
    'http_req_duration{name:search}': ['p(90)<300'],
  },
};

export default function () {
  http.get(`${BASE}/books?q=nguyen`, {
    tags: { name: 'search' },
  });
  http.batch(COVERS.map((id) => `${BASE}/books/${id}`));
  sleep(1);
}
