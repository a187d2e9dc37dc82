import http from 'k6/http';
import { sleep } from 'k6';
import { Rate } from 'k6/metrics';

const answered = new Rate('answered');

export const options = {
  scenarios: {
    steady: {
      executor: 'constant-arrival-rate',
      rate: 10,
      duration: '1m',
      preAllocatedVUs: 20,
    },
  },
  thresholds: { answered: ['rate > 0.95'] },
};

export default function () {
  const res = http.get('http://127.0.0.1:3333/books');
  answered.add(res.status === 200);
  sleep(0.1);
}
