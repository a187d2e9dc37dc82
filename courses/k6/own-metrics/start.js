import http from 'k6/http';
import { group, sleep } from 'k6';
import { Counter, Gauge, Rate, Trend } from 'k6/metrics';

const BASE_URL = 'http://127.0.0.1:3333';
const found = new Counter('books_found');
const stock = new Gauge('stock_seen');
const cheap = new Rate('cheap_books');
const search = new Trend('search_time', true);

export const options = {
  vus: 5,
  duration: '1m',
  thresholds: {
    'http_req_duration{page:list}': ['p(95)<400'],
    'http_req_duration{group:::book}': ['p(95)<400'],
  },
};

export default function () {
  group('search', () => {
    const url = `${BASE_URL}/books?q=nam`;
    const res = http.get(url, { tags: { page: 'list' } });
    search.add(res.timings.duration);
    found.add(res.json('total'));
  });
  sleep(1);
  group('book', () => {
    const id = 1 + (__ITER % 18);
    const book = http.get(`${BASE_URL}/books/${id}`).json();
    stock.add(book.stock);
    cheap.add(book.price < 70000);
  });
}
