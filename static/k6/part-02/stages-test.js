// Readers come and go: up to 10, a minute at that level, down to 0.
//   k6 run stages-test.js
//   K6_STAGES=10s:5,10s:0 k6 run stages-test.js
//   k6 run -e PACE=5 stages-test.js
import http from 'k6/http';
import { sleep } from 'k6';

const BASE_URL = __ENV.BASE_URL || 'http://127.0.0.1:3333';
const PACE = Number(__ENV.PACE || 2);

export const options = {
  stages: [
    { duration: '30s', target: 10 },
    { duration: '1m', target: 10 },
    { duration: '20s', target: 0 },
  ],
};

/** Asks once how many books there are; every virtual user gets a copy of the answer. */
export function setup() {
  const list = http.get(`${BASE_URL}/books`);
  return { total: Number(list.json('total')) };
}

/** @param {{ total: number }} data */
export default function (data) {
  const id = 1 + Math.floor(Math.random() * data.total);
  const book = http.get(`${BASE_URL}/books/${id}`, { tags: { name: 'book' } });
  // A new iteration every PACE seconds, as long as the answer comes sooner.
  sleep(PACE - book.timings.duration / 1000);
}
