import { expect, it } from 'vitest';
import { copiedCategory, copiedDocument } from './copyDocuments';

it('gives a document its own title and the path of its file', () => {
  expect(copiedDocument('---\ntitle: "A: b"\nslug: /a\nsidebar_position: 1\n---\n\nslug: text\n', 3)).toBe(
    '---\ntitle: "A: b (3)"\n\nsidebar_position: 1\n---\n\nslug: text\n',
  );
});

it('gives a category its own key and path', () => {
  const category = { label: 'SQL', link: { type: 'generated-index', slug: '/category/sql' } };
  expect(JSON.parse(copiedCategory(JSON.stringify(category), 'database-copy-1/SQL 2023.8'))).toEqual({
    label: 'SQL',
    key: 'database-copy-1-sql-2023-8',
    link: { type: 'generated-index', slug: '/category/database-copy-1-sql-2023-8' },
  });
});

it('leaves the page of a category to the copy of its document', () => {
  const category = { label: 'SQL', link: { type: 'doc', id: 'sql/index' } };
  expect(JSON.parse(copiedCategory(JSON.stringify(category), 'sql-copy-1'))).toEqual({
    label: 'SQL',
    key: 'sql-copy-1',
  });
});

it('removes the facts of a problem from a copy, which is not in the list of problems', () => {
  expect(copiedDocument('---\ntitle: A\n---\n\nText\n\n<ProblemFacts />\n\nText\n', 1)).not.toContain('ProblemFacts');
});
