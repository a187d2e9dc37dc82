import http from 'k6/http';
import { sleep } from 'k6';

export const options = {
  scenarios: {
    buyers: {
      executor: 'constant-arrival-rate',
      rate: 50,
      duration: '1m',
      preAllocatedVUs: 20,
    },
  },
};

export default function () {
  http.get('http://127.0.0.1:3333/books');
  sleep(1);
}
