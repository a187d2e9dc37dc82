import http from 'k6/http';

export const options = {
  scenarios: {
    buyers: {
      executor: 'constant-arrival-rate',
      rate: 50,
      timeUnit: '1s',
      duration: '1m',
      preAllocatedVUs: 45,
    },
  },
};

export default function () {
  http.get('http://127.0.0.1:3333/books');
}
