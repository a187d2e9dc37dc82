import http from 'k6/http';

export const options = {
  scenarios: {
    steady: {
      executor: 'constant-arrival-rate',
      rate: 5,
      timeUnit: '1s',
      duration: '1m',
      preAllocatedVUs: 5,
    },
  },
};

export default function () {
  http.get('http://127.0.0.1:3333/books/1');
}
