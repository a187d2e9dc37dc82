import http from 'k6/http';
import { sleep } from 'k6';

export const options = {
  scenarios: {
    readers: {
      executor: 'ramping-vus',
      startVUs: 0,
      stages: [
        { duration: '60s', target: 20 },
        { duration: '120s', target: 20 },
        { duration: '30s', target: 0 },
      ],
      gracefulRampDown: '5s',
      exec: 'read',
    },
  },
};

export function read() {
  http.get('http://127.0.0.1:3333/books/1');
  sleep(Math.random() * 2);
}
