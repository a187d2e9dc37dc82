import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { sampleSite } from '../../core/sampleSite';
import { readQuestions } from './readQuestions';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'questions-'));
});
afterEach(() => {
  rmSync(folder, { recursive: true });
});

function write(file: string, content: string): void {
  const whole = path.join(folder, 'vi', file);
  mkdirSync(path.dirname(whole), { recursive: true });
  writeFileSync(whole, content);
}
const read = () => readQuestions(path.join(folder, 'vi'), '/', sampleSite);

it('reads the questions of each heading, with the sentence that answers', async () => {
  write(
    'docs/db/indexes.yml',
    'top:\n  "Chỉ mục để làm gì?": "Chỉ mục giúp"\ncovering:\n  "Vì sao MySQL không đọc hàng?": "Nhờ thế MySQL"\n  "Còn gì?": ""\n  "Đã đổi?": "Câu đã bị sửa"\n',
  );
  expect(await read()).toEqual({
    format: 2,
    unanswered: [],
    pages: [
      [
        '/docs/db/indexes',
        [
          ['', ['Chỉ mục để làm gì?', 0]],
          ['covering', ['Vì sao MySQL không đọc hàng?', 1], ['Còn gì?', null], ['Đã đổi?', null]],
        ],
      ],
    ],
  });
});

it('reads the questions that no page answers', async () => {
  write('unanswered.yml', '- "Kafka là gì?"\n- "Chỉ mục băm là gì?"\n');
  expect(await read()).toEqual({ format: 2, pages: [], unanswered: ['Kafka là gì?', 'Chỉ mục băm là gì?'] });
});

it.each([
  ['a list of unanswered questions that is none', 'unanswered.yml', 'top:\n  "Gì?": ""\n', 'needs a list of questions'],
  ['an unanswered question that a heading treats', 'unanswered.yml', '- "LRU là gì?"\n', 'delete the line'],
  ['a page that is not there', 'docs/gone.yml', 'top:\n  "Gì?": ""\n', 'the site has no page /docs/gone'],
  ['a heading that is not there', 'docs/db/indexes.yml', 'gone:\n  "Gì?": ""\n', 'has no heading with the id “gone”'],
  ['a list', 'docs/db/indexes.yml', 'top:\n  - "Gì?"\n', '“top” needs questions in quotation marks'],
  ['nothing', 'docs/db/indexes.yml', 'top:\n', '“top” needs questions in quotation marks'],
])('refuses %s, with the file and the mend', async (_name, file, content, message) => {
  write(file, content);
  await expect(read()).rejects.toThrow(message);
  await expect(read()).rejects.toThrow(file);
});
