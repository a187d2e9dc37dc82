import { describe, expect, it } from 'vitest';
import { classifyRequest, type RequestFacts } from './classifyRequest';
import { DOWNLOAD_HEADER } from './headers';

const ROOT = 'https://site.test/';
const SCRIPT = 'https://site.test/assets/js/main.0a1b2c3d.js';

function request(url: string, facts: Partial<RequestFacts> = {}): RequestFacts {
  return { method: 'GET', url, mode: 'cors', cache: 'default', hasHeader: () => false, ...facts };
}
const withHeader = (header: string) => ({ hasHeader: (name: string) => name === header });

describe('a request', () => {
  it.each([
    ['of another origin', request('https://apis.google.com/js/api.js')],
    ['of the sign-in that Firebase serves', request(`${ROOT}__/auth/handler`, { mode: 'navigate' })],
    ['that sends something', request(`${ROOT}docs`, { method: 'POST' })],
    ['that only looks whether there is a network', request(`${ROOT}docs`, { method: 'HEAD' })],
    ['for a part of a file', request(`${ROOT}img/film.mp4`, withHeader('range'))],
    ['of a download for keeping', request(SCRIPT, withHeader(DOWNLOAD_HEADER))],
    ['for the worker', request(`${ROOT}sw.js?params=%7B%7D`)],
    ['for the list of a course', request(`${ROOT}en/offline/k6.json`)],
  ])('%s is left to the browser', (_name, facts) => {
    expect(classifyRequest(facts, ROOT)).toBe('pass');
  });

  it('for a page, even the offline page, is a navigation', () => {
    expect(classifyRequest(request(`${ROOT}en/docs`, { mode: 'navigate' }), ROOT)).toBe('page');
    expect(classifyRequest(request(`${ROOT}offline`, { mode: 'navigate' }), ROOT)).toBe('page');
  });

  it('for a file with a hash in its name is answered from the cache', () => {
    expect(classifyRequest(request(SCRIPT), ROOT)).toBe('file');
    expect(classifyRequest(request(SCRIPT, { cache: 'force-cache' }), ROOT)).toBe('file');
  });

  it('that bypasses the cache goes to the network', () => {
    expect(classifyRequest(request(SCRIPT, { cache: 'reload' }), ROOT)).toBe('fresh');
  });

  it('for anything else gets the newest version', () => {
    expect(classifyRequest(request(`${ROOT}search-manifest.json`), ROOT)).toBe('fresh');
    expect(classifyRequest(request(`${ROOT}img/logo.svg`), ROOT)).toBe('fresh');
  });

  it('outside the base path of the site is left alone', () => {
    const root = 'https://host.test/site/';
    expect(classifyRequest(request('https://host.test/other/assets/a.0a1b2c3d.js'), root)).toBe('pass');
    expect(classifyRequest(request('https://host.test/site/assets/a.0a1b2c3d.js'), root)).toBe('file');
  });
});
