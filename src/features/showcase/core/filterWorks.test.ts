import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Showcase, Work } from '@site/src/data/schemas';
import { countTags, filterWorks, readTag, writeTag } from './filterWorks';

function work(id: string, stack: string[]): Work {
  const text = { vi: id, en: id };
  return {
    id,
    title: text,
    description: text,
    stack,
    image: { src: '/img/a.svg', alt: text, width: 1, height: 1 },
    links: {},
  };
}

const showcase: Showcase = {
  tags: { react: 'React', k6: 'k6', nodejs: 'Node.js', unused: 'Unused' },
  works: [work('a', ['react', 'nodejs']), work('b', ['react', 'k6']), work('c', ['k6'])],
};

describe('countTags', () => {
  it('lists the tags in use, most used first', () => {
    expect(countTags(showcase)).toEqual([
      { tag: 'k6', label: 'k6', count: 2 },
      { tag: 'react', label: 'React', count: 2 },
      { tag: 'nodejs', label: 'Node.js', count: 1 },
    ]);
  });
});

describe('filterWorks', () => {
  it('keeps the works with the tag, in order', () => {
    expect(filterWorks(showcase.works, 'k6').map(({ id }) => id)).toEqual(['b', 'c']);
    expect(filterWorks(showcase.works, undefined)).toHaveLength(3);
  });

  it("finds as many works as the tag's count", () => {
    for (const { tag, count } of countTags(showcase)) expect(filterWorks(showcase.works, tag)).toHaveLength(count);
  });
});

describe('the tag in the URL', () => {
  it('is read only when a work has it', () => {
    expect(readTag('?tag=react', showcase)).toBe('react');
    expect(readTag('?tag=unused', showcase)).toBeUndefined();
    expect(readTag('?tag=constructor', showcase)).toBeUndefined();
    expect(readTag('', showcase)).toBeUndefined();
  });

  it('leaves other parameters alone', () => {
    expect(writeTag('?lang=vi&tag=k6', 'react')).toBe('?lang=vi&tag=react');
    expect(writeTag('?tag=k6', undefined)).toBe('');
  });

  it('is read back as it was written', () => {
    fc.assert(
      fc.property(fc.webQueryParameters({ size: 'small' }), fc.constantFrom('react', 'k6', undefined), (query, tag) => {
        expect(readTag(writeTag(`?${query}`, tag), showcase)).toBe(tag);
      }),
    );
  });
});
