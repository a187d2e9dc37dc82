import { describe, expect, it } from 'vitest';
import { usableEmulator } from './emulator';

const URL = 'http://127.0.0.1:9099';

describe('usableEmulator', () => {
  it.each(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'])('talks to it from %s', (hostname) => {
    expect(usableEmulator(URL, hostname)).toBe(URL);
  });

  it.each(['site.test', 'localhost.evil.test', '127.0.0.1.evil.test', '192.168.1.4', ''])(
    'ignores it on %s',
    (hostname) => {
      expect(usableEmulator(URL, hostname)).toBeUndefined();
    },
  );

  it('is none where none is set', () => {
    expect(usableEmulator(undefined, 'localhost')).toBeUndefined();
  });
});
