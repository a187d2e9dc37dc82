import { expect, it } from 'vitest';
import { siteAddresses } from './siteAddresses';

it('serves a local preview without settings', () => {
  const none = { siteUrl: 'https://example.com', baseUrl: '/', repositoryUrl: undefined };
  expect(siteAddresses({})).toEqual(none);
  expect(siteAddresses({ SITE_URL: ' ', BASE_URL: '/', REPOSITORY_URL: '' })).toEqual(none);
});

it.each(['notes', '/notes', '/notes/', ' /notes/ ', '//notes//'])('takes %j for the same path', (path) => {
  expect(siteAddresses({ BASE_URL: path }).baseUrl).toBe('/notes/');
});

it('accepts hosts with a port, paths of several steps, and any forge', () => {
  const given = {
    SITE_URL: 'http://127.0.0.1:3000/',
    BASE_URL: '/team/ghi-ch%C3%BA/v1.2/',
    REPOSITORY_URL: 'https://git.example.org/me/site',
  };
  expect(siteAddresses(given).baseUrl).toBe('/team/ghi-ch%C3%BA/v1.2/');
});

it.each([
  ['SITE_URL', 'javascript:alert(1)'],
  ['SITE_URL', 'example.com'],
  ['SITE_URL', 'https://example.com/notes'],
  ['SITE_URL', 'https://user:secret@example.com'],
  ['SITE_URL', 'https://exa\nmple.com'],
  ['SITE_URL', 'https://example.com?a=1'],
  ['BASE_URL', '/notes\n/'],
  ['BASE_URL', '/no tes/'],
  ['BASE_URL', '/../'],
  ['BASE_URL', '/a"b/'],
  ['BASE_URL', '/a?b/'],
  ['BASE_URL', 'https://example.com/notes/'],
  ['REPOSITORY_URL', 'javascript:alert(1)'],
  ['REPOSITORY_URL', 'data:text/html,x'],
  ['REPOSITORY_URL', 'git@github.com:me/site.git'],
  ['REPOSITORY_URL', 'https://github.com/me/\u0000site'],
])('refuses %s=%j and names it', (name, value) => {
  expect(() => siteAddresses({ [name]: value })).toThrow(`${name} is `);
});
