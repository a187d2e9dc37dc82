import { expect, it } from 'vitest';
import { requestText, responseText } from './httpText';

it('formats both sides as HTTP/1.1 messages', () => {
  expect(
    requestText({ method: 'POST', target: '/orders?x=1', headers: [['Host', 'localhost']], body: '{"id":1}' }),
  ).toBe('POST /orders?x=1 HTTP/1.1\nHost: localhost\n\n{"id":1}');
  expect(responseText({ status: 204, statusText: 'No Content', headers: [['Date', 'x']], body: '' })).toBe(
    'HTTP/1.1 204 No Content\nDate: x',
  );
  expect(responseText({ status: 200, statusText: '', headers: [], body: '' })).toBe('HTTP/1.1 200');
});

it('shows a body in parts without the line breaks of the network', () => {
  expect(requestText({ method: 'POST', target: '/', headers: [], body: '--part\r\n\r\ntext\r\n' })).toBe(
    'POST / HTTP/1.1\n\n--part\n\ntext\n',
  );
});
