import { describe, expect, it } from 'vitest';
import { usableEmulator } from './emulator';

const URL = 'http://127.0.0.1:9099';

describe('usableEmulator', () => {
  it.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('is used on %s', (hostname) => {
    expect(usableEmulator(URL, hostname)).toBe(URL);
  });

  it.each(['site.test', 'localhost.evil.test', '127.0.0.1.evil.test', '192.168.1.4', ''])(
    'is ignored on %s',
    (hostname) => {
      expect(usableEmulator(URL, hostname)).toBeUndefined();
    },
  );

  it('is undefined where none is set', () => {
    expect(usableEmulator(undefined, 'localhost')).toBeUndefined();
  });
});
