import { expect, it } from 'vitest';
import { citationBibtex, citationText, type CitedPage } from './citation';

const page: CitedPage = {
  author: 'Nguyễn Văn A',
  title: 'COUNT(*) & 100 % của {x}_1 ~ ^ \\',
  url: 'https://site.test/en/blog/null-checks',
  language: 'en',
  published: '2024-01-02',
  version: '2026-11-24',
};
const words = { published: (date: string) => `Published ${date}`, version: (date: string) => `version ${date}` };

it('names the author, the year, the title, both dates and the address', () => {
  expect(citationText({ ...page, title: 'NULL' }, words)).toBe(
    'Nguyễn Văn A (2024). “NULL”. Published 2024-01-02, version 2026-11-24. https://site.test/en/blog/null-checks',
  );
});

it('goes by the version where a page has no date, and without dates where it has neither', () => {
  const lesson = { ...page, title: 'NULL', published: undefined };
  expect(citationText(lesson, words)).toContain('(2026). “NULL”. Version 2026-11-24. https');
  const undated = { ...lesson, version: undefined };
  expect(citationText(undated, words)).toBe('Nguyễn Văn A. “NULL”. https://site.test/en/blog/null-checks');
  expect(citationBibtex(undated)).not.toMatch(/year|month|version/);
  expect(citationBibtex(undated)).toContain('@misc{null-checks,');
});

it('marks the signs of LaTeX in BibTeX, and keeps the order of a Vietnamese name', () => {
  expect(citationBibtex(page)).toBe(
    String.raw`@misc{null-checks-2024,
  author = {{Nguyễn Văn A}},
  title = {{COUNT(*) \& 100 \% của \{x\}\_1 \textasciitilde{} \textasciicircum{} \textbackslash{}}},
  year = {2024},
  month = jan,
  version = {2026-11-24},
  url = {https://site.test/en/blog/null-checks},
  langid = {english},
}`,
  );
});
