import { expect, it } from 'vitest';
import { checkWording } from './checkWording';

it('names the line of each rejected wording, and suggests another', () => {
  const text = 'Email là bắt buộc.\nThư điện tử của khách: hai hệ không đồng ý.\n';
  expect(checkWording('docs/a.mdx', text)).toEqual([
    {
      file: 'docs/a.mdx',
      line: 2,
      message: 'the wording "hai hệ không đồng ý" is not allowed',
      mend: 'write, for example: hai hệ cho cùng kết quả, hai hệ cho kết quả khác nhau',
    },
    {
      file: 'docs/a.mdx',
      line: 2,
      message: 'the wording "Thư điện tử" is not allowed',
      mend: 'write, for example: email',
    },
  ]);
});

it('accepts words that only look similar', () => {
  const text = 'Tiến trình vừa kết thúc, lỗi lạc lõng; a deadline, a recommended fix, an endeared amendment.';
  expect(checkWording('docs/a.mdx', text)).toEqual([]);
});
