import fc from 'fast-check';
import original from 'path-to-regexp';
import { expect, test } from 'vitest';
import pathToRegexp from './pathToRegexp';

const segment = fc.oneof(
  fc.constantFrom('', 'docs', 'en', 'tags', 'c%2B%2B', 'a.b', 'a$b', '$', '^', '|', '[x]', 'học-sql', 'SQL', '30-days'),
  fc.string({ unit: fc.constantFrom(...'ab-_.$^|[]{}=!~,;@&%ắ'), maxLength: 6 }),
);
const path = fc.oneof(
  { weight: 9, arbitrary: fc.array(segment, { maxLength: 4 }).map((segments) => `/${segments.join('/')}`) },
  { weight: 1, arbitrary: fc.constant('*') },
);
const options = fc.record({ end: fc.boolean(), strict: fc.boolean(), sensitive: fc.boolean() });

test('the same addresses match as with path-to-regexp', () => {
  fc.assert(
    fc.property(path, path, segment, options, (route, other, more, how) => {
      const ours = pathToRegexp(route, [], how);
      const theirs = original(route, [], how);
      for (const address of [route, `${route}/`, `${route}/${more}`, route + more, route.toUpperCase(), other]) {
        expect(ours.exec(address)?.[0], address).toBe(theirs.exec(address)?.[0]);
      }
    }),
    { numRuns: 3000 },
  );
});
