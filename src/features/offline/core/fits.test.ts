import { describe, expect, it } from 'vitest';
import { fits, isPage, isPageInPlaceOf, isSitePage } from './fits';

const HTML = 'text/html; charset=utf-8';

describe('fits', () => {
  it.each([
    ['/assets/js/main.0a1b2c3d.js', HTML],
    ['/assets/js/main.0a1b2c3d.js', 'text/plain'],
    ['/assets/css/styles.0a1b2c3d.css', 'application/json'],
    ['/search-manifest.json', HTML],
    ['/search-manifest.json', 'text/plain'],
    ['/assets/sql/sqlite-engine.0123456789.bin', HTML],
    ['/img/x.webp', HTML],
    ['/assets/fonts/x.woff2', HTML],
  ])('rejects %s as %s', (pathname, type) => {
    expect(fits(pathname, type)).toBe(false);
  });

  it.each([
    ['/assets/js/main.0a1b2c3d.js', 'text/javascript; charset=utf-8'],
    ['/assets/js/main.0a1b2c3d.js', 'application/javascript'],
    ['/assets/css/styles.0a1b2c3d.css', 'text/css'],
    ['/search-manifest.json', 'application/json'],
    ['/manifest.webmanifest', 'application/manifest+json'],
    ['/assets/sql/sqlite-engine.0123456789.bin', 'application/octet-stream'],
    ['/img/x.svg', 'image/svg+xml'],
    ['/assets/code-lab/live.0a1b2c3d.html', HTML],
    ['/docs/x', HTML],
    ['/assets/js/main.0a1b2c3d.js', null],
    ['/docs/x', null],
  ])('accepts %s as %s', (pathname, type) => {
    expect(fits(pathname, type)).toBe(true);
  });
});

it("detects a page in place of a file, whatever the file's name", () => {
  expect(isPageInPlaceOf('/offline/x.json', HTML)).toBe(true);
  expect(isPageInPlaceOf('/docs/x', HTML)).toBe(false);
  expect(isPageInPlaceOf('/offline/x.json', 'text/plain')).toBe(false);
});

it('tells a page of the site from one of a captive portal', () => {
  expect(isPage('/docs/x', HTML)).toBe(true);
  expect(isPage('/', HTML)).toBe(true);
  expect(isPage('/assets/code-lab/live.0a1b2c3d.html', HTML)).toBe(false);
  expect(isSitePage('<body><div id="__docusaurus">')).toBe(true);
  expect(isSitePage('<body><div id=__docusaurus>')).toBe(true);
  expect(isSitePage('<!doctype html><title>Sign in to the network</title>')).toBe(false);
});
