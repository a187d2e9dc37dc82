import http from 'k6/http';
import { sleep } from 'k6';

export const options = {
  vus: 10,
  duration: '2m',
  thresholds: {
    http_req_duration: ['p(98)<500'],
  },
};

export default function () {
  http.get('http://127.0.0.1:3333/books');
  sleep(1);
}
