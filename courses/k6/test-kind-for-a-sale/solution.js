import http from 'k6/http';
import { sleep } from 'k6';

const stage = (duration, target) => ({ duration, target });
const KINDS = {
  smoke: [stage('1m', 1)],
  average: [
    stage('1m', 20),
    stage('8m', 20),
    stage('1m', 0),
  ],
  stress: [
    stage('1m', 60),
    stage('8m', 60),
    stage('1m', 0),
  ],
  soak: [stage('1m', 20), stage('1h', 20), stage('1m', 0)],
  spike: [
    stage('1m', 20),
    stage('10s', 200),
    stage('1m', 200),
    stage('10s', 20),
    stage('2m', 20),
  ],
  breakpoint: [stage('20m', 300)],
};

export const options = {
  stages: KINDS[__ENV.KIND || 'smoke'],
};

export default function () {
  http.get('http://127.0.0.1:3333/books/1');
  sleep(1);
}
