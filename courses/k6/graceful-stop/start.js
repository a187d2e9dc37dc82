import { sleep } from 'k6';

export const options = {
  scenarios: {
    slow: {
      executor: 'constant-vus',
      vus: 3,
      duration: '10s',
      gracefulStop: '30s',
    },
  },
};

export default function () {
  sleep(4);
}
