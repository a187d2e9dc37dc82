import { expect, it } from 'vitest';
import { mailto } from './mailto';

it('encodes the subject and keeps the address readable', () => {
  expect(mailto('a+b@example.com', 'Xin chào & hỏi?')).toBe(
    'mailto:a%2Bb@example.com?subject=Xin%20ch%C3%A0o%20%26%20h%E1%BB%8Fi%3F',
  );
});
