import http from 'k6/http';
import { sleep } from 'k6';

export const options = {
  stages: [{ duration: '2m', target: 40 }],
  thresholds: {
    http_req_duration: ['p(95)<500'],
    http_req_failed: ['rate<0.01'],
  },
};

export default function () {
  const id = Math.ceil(Math.random() * 18);
  http.get(`http://127.0.0.1:3333/books/${id}`);
  sleep(0.3);
}
