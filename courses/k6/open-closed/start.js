import http from 'k6/http';

const models = {
  closed: {
    executor: 'constant-vus',
    vus: 20,
    duration: '20s',
  },
  open: {
    executor: 'constant-arrival-rate',
    rate: 150,
    duration: '20s',
    preAllocatedVUs: 2000,
  },
};
const model = __ENV.MODEL || 'closed';

export const options = {
  scenarios: { [model]: models[model] },
};

export default function () {
  http.get('http://127.0.0.1:3333/books/1');
}
