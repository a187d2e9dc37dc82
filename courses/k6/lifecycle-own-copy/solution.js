import { sleep } from 'k6';

let sold = 0;

export const options = {
  vus: 3,
  iterations: 6,
};

export function setup() {
  return { sold: 0 };
}

export default function (data) {
  sold += 1;
  data.sold += 1;
  sleep(1);
}

export function teardown(data) {
  console.log(`${sold} ${data.sold}`);
}
