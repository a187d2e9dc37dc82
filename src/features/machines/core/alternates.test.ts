import { expect, it } from 'vitest';
import { alternatesOf } from './alternates';

const addressesOf = (url: string, home = 'https://a.test/') =>
  alternatesOf(url, { home, all: ['vi', 'en'], byDefault: 'vi' }).map(({ lang, url: address }) => `${lang} ${address}`);

it.each([
  ['', 'en/'],
  ['docs/english', 'en/docs/english'],
  ['enter', 'en/enter'],
])('names the same versions from each language: %s', (vi, en) => {
  for (const home of ['https://a.test/', 'https://a.test/notes/']) {
    const expected = [`vi ${home}${vi}`, `en ${home}${en}`, `x-default ${home}${vi}`];
    expect(addressesOf(home + vi, home)).toEqual(expected);
    expect(addressesOf(home + en, home)).toEqual(expected);
  }
});
