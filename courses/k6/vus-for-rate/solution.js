import http from 'k6/http';
import { sleep } from 'k6';

export const options = {
  scenarios: {
    buyers: {
      executor: 'constant-arrival-rate',
      rate: 50,
      timeUnit: '1s',
      duration: '30s',
      preAllocatedVUs: 75,
    },
  },
};

export default function () {
  http.get('http://127.0.0.1:3333/books');
  http.get('http://127.0.0.1:3333/books/1');
  sleep(0.6);
}
