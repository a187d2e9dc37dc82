import http from 'k6/http';

const post = (path, body, headers = {}) =>
  http.request(
    'POST',
    `http://127.0.0.1:3333${path}`,
    JSON.stringify(body),
    {
      headers: {
        'Content-Type': 'application/json',
        ...headers,
      },
    },
  );

export const options = { vus: 1, iterations: 3 };

export default function () {
  const { token } = post('/login', {
    username: 'docgia03',
    password: 'sach-hay-03',
  }).json();
  const Authorization = `Bearer ${token}`;
  post(
    '/orders',
    { bookId: 2, quantity: 1 },
    { Authorization },
  );
}
