import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readLicences } from './exercise';

it('reads the licences of the repository', () => {
  expect(readLicences(readFileSync('LICENSE', 'utf8'))).toEqual({ content: 'CC-BY-4.0', code: 'MIT' });
});

it('says what to mend where a part is missing', () => {
  expect(() => readLicences('1. Code\n   MIT License\n')).toThrow('under “Content”');
});
