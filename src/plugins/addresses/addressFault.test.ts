import { describe, expect, it } from 'vitest';
import { addressFault } from './addressFault';

describe('addressFault', () => {
  it.each([
    '/',
    '/docs',
    '/docs/tags/indexes',
    '/docs/index-scan',
    '/docs/reindex',
    '/docs/leetcode/14.longest-prefix',
    '/docs/hệ-điều-hành',
    '/blog/page/2',
  ])('accepts %s', (address) => {
    expect(addressFault(address, '/')).toBeUndefined();
  });

  it.each([
    ['/docs/tags/index', 'index'],
    ['/docs/Index', 'index'],
    ['/docs/index.html', 'index'],
    ['/docs/index/scan', 'index'],
    ['/docs/joins/', 'ends with a slash'],
    ['/docs//joins', 'empty part'],
    ['/docs/tags/c++', '"+"'],
    ['/docs/(draft)', '"("'],
    ['/docs/what?', '"?"'],
    ['/docs/a b', '" "'],
    ['/docs/100%', '"%"'],
    ['/docs/:id', '":"'],
    ['/docs/*', '"*"'],
  ])('refuses %s, and says why', (address, why) => {
    expect(addressFault(address, '/')?.fault).toContain(why);
  });

  it('leaves out the base path', () => {
    expect(addressFault('/index/en/', '/index/en/')).toBeUndefined();
    expect(addressFault('/index/en', '/index/en/')).toBeUndefined();
    expect(addressFault('/index/en/index', '/index/en/')).toBeDefined();
  });
});
