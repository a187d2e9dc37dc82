import http from 'k6/http';
import { sleep } from 'k6';

export const options = {
  scenarios: {
    buyers: {
      executor: 'constant-arrival-rate',
      rate: 50,
      timeUnit: '1s',
      duration: '30s',
      preAllocatedVUs: 1,
      maxVUs: 100,
    },
  },
};

export default function () {
  http.get('http://127.0.0.1:3333/books');
}
