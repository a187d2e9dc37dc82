import http from 'k6/http';

export const options = {
  scenarios: {
    buyers: {
      executor: 'ramping-arrival-rate',
      startRate: 50,
      stages: [{ duration: '45s', target: 50 }],
      preAllocatedVUs: 100,
    },
  },
  thresholds: { dropped_iterations: ['count==0'] },
};

export default function () {
  http.get('http://127.0.0.1:3333/books');
}
