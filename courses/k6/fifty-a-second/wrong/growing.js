import http from 'k6/http';

export const options = {
  scenarios: {
    buyers: {
      executor: 'ramping-arrival-rate',
      startRate: 0,
      stages: [{ duration: '1m', target: 100 }],
      preAllocatedVUs: 150,
    },
  },
};

export default function () {
  http.get('http://127.0.0.1:3333/books');
}
