import { expect, it } from 'vitest';
import { readTitle } from './readTitle';

it.each([
  ['<head><title data-rh=true>Lọc với WHERE &amp; HAVING | Tên</title>', 'Lọc với WHERE & HAVING'],
  ['<title>a &lt; b | c | Name</title>', 'a < b | c'],
  ['<title>Name</title>', 'Name'],
  ['<title></title>', undefined],
  ['<h1>None</h1>', undefined],
])('reads %s as %s', (html, title) => {
  expect(readTitle(html)).toBe(title);
});
