import { expect, it } from 'vitest';
import { splitSentences } from './splitSentences';

const cut = (text: string) => splitSentences(text).map(({ start, end }) => text.slice(start, end));

it('cuts at the ends of sentences, blocks and rows', () => {
  expect(cut('Một câu. Câu thứ hai? "Câu ba."\nFIFO\t9 lỗi\nHết')).toEqual([
    'Một câu.',
    'Câu thứ hai?',
    '"Câu ba."',
    'FIFO\t9 lỗi',
    'Hết',
  ]);
});

it('does not cut in numbers, names, or abbreviations before a small letter', () => {
  expect(cut('Bản 0.5 của k6.io, tr. chín.')).toEqual(['Bản 0.5 của k6.io, tr. chín.']);
});
