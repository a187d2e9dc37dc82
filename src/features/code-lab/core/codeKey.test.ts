import { expect, it } from 'vitest';
import { codeKey } from './codeKey';

it('tells codes apart, and is the same for the same code', () => {
  expect(codeKey('console.log(1)')).toBe(codeKey('console.log(1)'));
  expect(codeKey('console.log(1)')).not.toBe(codeKey('console.log(2)'));
  expect(codeKey('render(<p>ă</p>)')).toMatch(/^code-lab\.text\.v1\.16-[a-z0-9]+$/);
});
