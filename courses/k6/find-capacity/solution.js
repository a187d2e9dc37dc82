import http from 'k6/http';

export const options = {
  vus: 60,
  duration: '60s',
};

export default function () {
  http.get('http://127.0.0.1:3333/books');
}
