import http from 'k6/http';

export const options = {
  scenarios: {
    buyers: {
      executor: 'constant-arrival-rate',
      rate: 3000,
      timeUnit: '1m',
      duration: '1m',
      preAllocatedVUs: 60,
      maxVUs: 200,
    },
  },
};

export default function () {
  http.get('http://127.0.0.1:3333/books');
}
