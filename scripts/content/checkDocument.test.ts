import { expect, it } from 'vitest';
import { checkDocument } from './checkDocument';
import { parseDocument } from './parseDocument';

function quotesIn(body: string, title = 'Giá'): string[] {
  const text = `---\ntitle: ${title}\ndescription: "Một câu."\n---\n\n${body}\n`;
  return checkDocument(parseDocument('docs/a.mdx', text), 'vi', 'doc')
    .filter(({ message }) => message.includes('straight'))
    .map(({ line, message }) => `${line}: ${message}`);
}

it('refuses straight quotation marks in what readers read as prose', () => {
  expect(quotesIn('Một đơn\nghi "hai trăm" đồng.')).toEqual(['7: straight quotation marks in "ghi "hai trăm" đồng."']);
  expect(quotesIn('- Cuốn [ghi "Nhỏ"](./b.mdx)')).toHaveLength(1);
  expect(quotesIn('<figure>\n\nDòng "mới nhất".\n\n</figure>')).toHaveLength(1);
  expect(quotesIn('Một câu.', '\'Giá "hai trăm"\'')).toHaveLength(1);
});

it('accepts them in code, attributes and YAML syntax, and curly ones anywhere', () => {
  expect(quotesIn('Cột `"order"`, phím <kbd>"</kbd>, giá “hai trăm”.\n\n```sql\nSELECT "a";\n```')).toEqual([]);
  expect(quotesIn('<Quiz id="day-01" />\n\n{/* "ghi chú" */}')).toEqual([]);
});
