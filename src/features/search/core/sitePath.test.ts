import { describe, expect, it } from 'vitest';
import { isOtherLanguage, sitePath } from './sitePath';

const baseUrls = { vi: '/', en: '/en/' };

describe('sitePath', () => {
  it.each([
    ['https://example.com/en/docs/a?b=c#d', '/en/docs/a?b=c#d'],
    ['/docs/a#d', '/docs/a#d'],
    ['https://example.com', '/'],
  ])('reads %s', (address, path) => expect(sitePath(address)).toBe(path));

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://',
    'mailto:a@b.c',
    'https://x//evil/y',
    'https://x/\\evil/y',
    'https://x/.//evil/y',
    '/.//evil',
  ])('refuses %s', (address) => {
    expect(sitePath(address)).toBeUndefined();
  });
});

describe('isOtherLanguage', () => {
  it.each([
    ['/docs/a', 'vi', false],
    ['/en/docs/a', 'vi', true],
    ['/en', 'vi', true],
    ['/english', 'vi', false],
    ['/docs/a', 'en', true],
    ['/en/docs/a#b', 'en', false],
  ])('%s on a page in %s: %s', (path, language, expected) => {
    expect(isOtherLanguage(path, language, baseUrls)).toBe(expected);
  });
});
