import http from 'k6/http';

export const options = { vus: 2, iterations: 4 };

export function setup() {
  console.log('setup');
  return { book: 3 };
}

export default function (data) {
  console.log(`VU ${__VU}, iteration ${__ITER}`);
  http.get(`http://127.0.0.1:3333/books/${data.book}`);
}

export function teardown(data) {
  console.log(`teardown, book ${data.book}`);
}
