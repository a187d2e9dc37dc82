import { expect, it } from 'vitest';
import { llmsFullText, llmsText, type SiteList } from './llmsText';

const list: SiteList = {
  title: 'Site',
  summary: 'What it\nis',
  notes: ['A note.'],
  sections: [
    { title: 'SQL', pages: [{ title: 'Day [1]', description: 'First\nday', url: 'https://a.test/1.md' }] },
    { title: 'Empty', pages: [] },
    { title: 'Optional', pages: [{ title: 'All', description: '', url: 'https://a.test/llms-full.txt' }] },
  ],
};

it('lists pages as llmstxt.org says: title, summary, sections of links with a line about each', () => {
  expect(llmsText(list)).toBe(
    '# Site\n\n> What it is\n\nA note.\n\n## SQL\n\n- [Day \\[1\\]](https://a.test/1.md): First day\n\n## Optional\n\n- [All](https://a.test/llms-full.txt)\n',
  );
});

it('puts whole texts one after the other, in the order of the list', () => {
  const copies = new Map([['https://a.test/1.md', '# Day 1\n\nText\n']]);
  expect(llmsFullText(list, copies)).toBe('# Site\n\n> What it is\n\nA note.\n\n---\n\n# Day 1\n\nText\n');
});
