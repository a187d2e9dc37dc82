import { expect, it } from 'vitest';
import { markedText } from './markedText';

it('writes a text on one line, with one space between tokens, in lower case except for quoted text', () => {
  expect(markedText("SELECT COUNT(*),\n  Title -- all of them\nFROM books WHERE city='TP. Huế'/* x */ ;\n")).toBe(
    "select count ( * ) , title from books where city = 'TP. Huế'",
  );
});

it('keeps semicolons between statements', () => {
  expect(markedText('BEGIN; DELETE FROM t;;')).toBe('begin ; delete from t');
});

it('keeps operators of several characters together, and quoted operators unchanged', () => {
  expect(markedText("a<=5 AND b <> '< =' OR c||d::text >= -1 AND e>-2")).toBe(
    "a <= 5 and b <> '< =' or c || d :: text >= - 1 and e > - 2",
  );
});
