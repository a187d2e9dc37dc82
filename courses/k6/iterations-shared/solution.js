import http from 'k6/http';
import { sleep } from 'k6';

const BASE_URL = 'http://127.0.0.1:3333';

export default function () {
  http.get(`${BASE_URL}/books?q=kieu`);
  http.get(`${BASE_URL}/books/1`);
  sleep(1);
}
