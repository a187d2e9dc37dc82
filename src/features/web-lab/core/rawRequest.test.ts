import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { HTTP_LIMITS } from './http';
import { formatRequest, parseRawRequest, splitAddress } from './rawRequest';

const problemOf = (text: string) => {
  const parsed = parseRawRequest(text, 'app');
  return 'problem' in parsed ? parsed.problem : undefined;
};

describe('parseRawRequest', () => {
  it('reads method, host, path, headers and body', () => {
    const text = 'put /a?b=1 HTTP/1.1\r\nHost: webwolf\r\nContent-Length: 3\r\nX-A:  b c \r\n\r\n{"a":1}\n\nmore';
    expect(parseRawRequest(text, 'app')).toEqual({
      request: { method: 'PUT', host: 'webwolf', target: '/a?b=1', headers: [['X-A', 'b c']], body: '{"a":1}\n\nmore' },
    });
  });

  it('does without version, host and headers', () => {
    expect(parseRawRequest('GET /', 'app')).toEqual({
      request: { method: 'GET', host: 'app', target: '/', headers: [], body: '' },
    });
  });

  it('reads back what it has written', () => {
    const name = fc.stringMatching(/^X-[A-Za-z]{1,8}$/);
    const request = fc.record({
      method: fc.constantFrom('GET', 'PUT', 'POST'),
      host: fc.constantFrom('app', 'webwolf'),
      target: fc.stringMatching(/^\/[a-z0-9=?&%./-]{0,20}$/),
      headers: fc.array(fc.tuple(name, fc.stringMatching(/^[!-~]{0,20}$/)), { maxLength: 4 }),
      body: fc.string(),
    });
    fc.assert(
      fc.property(request, (one) => {
        expect(parseRawRequest(formatRequest(one), 'other')).toEqual({ request: one });
      }),
    );
  });

  it.each([
    ['', { kind: 'empty' }],
    [' \n\n', { kind: 'empty' }],
    ['GET', { kind: 'start', text: 'GET' }],
    ['G3T / HTTP/1.1', { kind: 'method', text: 'G3T' }],
    ['GET profile HTTP/1.1', { kind: 'target', text: 'profile' }],
    ['GET / HTTP/1.1\nHost: app\nno colon', { kind: 'header', line: 3, text: 'no colon' }],
    [
      `POST /\n\n${'x'.repeat(10_000_000)}`,
      { kind: 'long', what: 'body', length: 10_000_000, limit: HTTP_LIMITS.body },
    ],
  ])('says what is wrong with %.40j', (text, problem) => {
    expect(problemOf(text)).toEqual(problem);
  });
});

describe('splitAddress', () => {
  it.each([
    ['/a', 'app', '/a'],
    ['http://WebWolf/files/x?y#z', 'webwolf', '/files/x?y'],
    ['http://webwolf', 'webwolf', '/'],
    ['?a=1', 'app', '/?a=1'],
    ['', 'app', '/'],
  ])('splits %j', (address, host, target) => {
    expect(splitAddress(address, 'app')).toEqual({ host, target });
  });
});
