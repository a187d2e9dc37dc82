import http from 'k6/http';

export const options = {
  scenarios: {
    readers: {
      executor: 'constant-arrival-rate',
      rate: 5,
      duration: '1m',
      preAllocatedVUs: 10,
      maxVUs: 20,
    },
  },
};

export default function () {
  http.get('http://127.0.0.1:3333/books/1');
}
