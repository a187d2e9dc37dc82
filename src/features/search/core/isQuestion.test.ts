import { describe, expect, it } from 'vitest';
import { isQuestion } from './isQuestion';

describe('isQuestion', () => {
  it.each([
    'deadlock?',
    'NULL có bằng NULL không?',
    'tại sao cần chỉ mục',
    'tai sao can chi muc',
    'Vì sao 0.1 + 0.2 khác 0.3',
    'làm thế nào để ghép bảng',
    'chỉ mục là gì',
    'chi muc la gi',
    'LRU hoạt động như thế nào',
    'khi nào dùng CTE',
    'What is a window function',
    "what's an index",
    'how to join tables',
    'Why does my query return NULL',
    'when should I use a CTE',
    'is a primary key unique',
    'does SQLite support window functions',
    '  chỉ mục là gì  ',
  ])('takes “%s” for a question', (text) => {
    expect(isQuestion(text)).toBe(true);
  });

  it.each([
    '',
    '?',
    'chỉ mục',
    'deadlock',
    'how',
    'where exists',
    'when then else',
    'is null',
    'IS NOT NULL',
    'WHERE id = ?1',
    'do while',
    'has',
    'hàm cửa sổ',
    'khóa chính',
    'a ? b : c',
  ])('takes “%s” for keywords', (text) => {
    expect(isQuestion(text)).toBe(false);
  });
});
