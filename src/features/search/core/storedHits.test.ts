import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { asStored, cleanStoredHits } from './storedHits';

const hit = {
  objectID: '1',
  url: '/docs/a#b',
  type: 'lvl2',
  content: null,
  hierarchy: { lvl0: 'Group', lvl1: 'Page', lvl2: 'Heading', lvl3: null },
};
const content = { ...hit, objectID: '2', type: 'content', content: 'text' };

describe('cleanStoredHits', () => {
  it('keeps a valid list unchanged', () => {
    const json = JSON.stringify([hit, content]);
    expect(cleanStoredHits(json)).toBe(json);
  });

  it('drops what the modal cannot show and keeps the rest', () => {
    const damaged = [
      null,
      7,
      'text',
      {},
      { ...hit, url: 'javascript:alert(1)' },
      { ...hit, url: 'https://elsewhere.example/docs/a' },
      { ...hit, objectID: 5 },
      { ...hit, hierarchy: null },
      { ...hit, hierarchy: { lvl0: 'Group' } },
      { ...hit, type: 'lvl3' },
      { ...hit, type: 'hasOwnProperty' },
      { ...content, content: null },
    ];
    expect(cleanStoredHits(JSON.stringify([...damaged, hit]))).toBe(JSON.stringify([hit]));
  });

  it.each(['', '{', 'null', '{}', '7', '"a"', JSON.stringify([{}])])('discards %s', (json) => {
    expect(cleanStoredHits(json)).toBeNull();
  });

  it('never throws, and is idempotent', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (json) => {
        const kept = cleanStoredHits(json);
        if (kept !== null) expect(cleanStoredHits(kept)).toBe(kept);
      }),
    );
  });
});

describe('asStored', () => {
  const text = { ...content, hierarchy: { ...hit.hierarchy, lvl4: null, lvl5: null, lvl6: null } } as const;

  it('replaces a text without its page among the hits by its heading', () => {
    expect(asStored({ ...text, type: 'content' })).toEqual({ ...text, type: 'lvl2', content: null });
  });

  it('keeps a text whose page the modal stores, and a heading', () => {
    const child = { ...text, type: 'content', __docsearch_parent: hit } as const;
    expect(asStored(child)).toBe(child);
    const heading = { ...text, type: 'lvl2' } as const;
    expect(asStored(heading)).toBe(heading);
  });
});
