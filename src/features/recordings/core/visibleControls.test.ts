import { expect, it } from 'vitest';
import { visibleControls } from './visibleControls';

it('writes control characters as their code, and leaves letters, tabs and line breaks', () => {
  expect(visibleControls('Ä\u0090á»—')).toBe(String.raw`Ä\x90á»—`);
  expect(visibleControls('\u001B[0m \u0000')).toBe(String.raw`\x1b[0m \x00`);
  expect(visibleControls('tab\tline\r\nĐỗ 😀')).toBe('tab\tline\r\nĐỗ 😀');
});
