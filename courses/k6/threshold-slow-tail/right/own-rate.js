import http from 'k6/http';
import { sleep } from 'k6';
import { Rate } from 'k6/metrics';

const slow = new Rate('slow_requests');

export const options = {
  scenarios: {
    steady: {
      executor: 'constant-arrival-rate',
      rate: 10,
      duration: '1m',
      preAllocatedVUs: 50,
    },
  },
  thresholds: { slow_requests: ['rate<=0.01'] },
};

export default function () {
  const res = http.get('http://127.0.0.1:3333/books');
  slow.add(res.timings.duration > 500);
  sleep(0.1);
}
