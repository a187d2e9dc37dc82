import { describe, expect, it } from 'vitest';
import { isInAppBrowser } from './inAppBrowser';

const SAFARI = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko)';
const CHROME =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36';

describe('isInAppBrowser', () => {
  it.each([
    `${SAFARI} Mobile/15E148 [FBAN/FBIOS;FBAV/500.0.0]`,
    `${SAFARI} Mobile/15E148 Instagram 350.0.0`,
    `${SAFARI} Mobile/15E148 Zalo iOS/600`,
    'Mozilla/5.0 (Linux; Android 15; Pixel 9; wv) AppleWebKit/537.36 (KHTML, like Gecko) Version/4.0 Chrome/140.0.0.0 Mobile Safari/537.36',
    `${SAFARI} Mobile/15E148 Line/15.0.0`,
    `${CHROME} MicroMessenger/8.0`,
  ])('recognizes %s', (userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(true);
  });

  it.each([
    `${SAFARI} Version/18.3 Mobile/15E148 Safari/604.1`,
    CHROME,
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0',
    '',
  ])('does not take %s for one', (userAgent) => {
    expect(isInAppBrowser(userAgent)).toBe(false);
  });
});
