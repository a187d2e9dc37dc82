import http from 'k6/http';
import { sleep } from 'k6';

export const options = {
  vus: 10,
  duration: '90s',
};

export default function () {
  const begun = Date.now();
  http.get('http://127.0.0.1:3333/books/1');
  sleep((begun + 2000 - Date.now()) / 1000);
}
