import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { suggestPages } from './suggestPages';

const pages = [
  { path: '/docs', title: 'Bài học' },
  { path: '/docs/operating-system/page-replacement-algorithms', title: 'Các giải thuật thay thế trang' },
  { path: '/docs/leetcode/bit-manipulation/191-number-of-1-bits', title: '191. Đếm số bit 1' },
  { path: '/blog/uuid-primary-keys', title: 'UUID v4, v7 và khóa chính' },
  { path: '/my-cv', title: 'Hồ sơ năng lực' },
  { path: '/contact', title: 'Liên hệ' },
];
const first = (path: string) => suggestPages(path, pages)[0]?.path;

describe('suggestPages', () => {
  it.each([
    ['/docs/operating-system/page-replacement', '/docs/operating-system/page-replacement-algorithms'],
    ['/page-replacment-algoritms', '/docs/operating-system/page-replacement-algorithms'],
    ['/docs/191-number-of-1-bit', '/docs/leetcode/bit-manipulation/191-number-of-1-bits'],
    ['/blog/uuid', '/blog/uuid-primary-keys'],
    ['/cv', '/my-cv'],
    ['/lien-he', '/contact'],
    ['/contact.html', '/contact'],
    ['/th%C3%A1y-th%E1%BA%BF-trang', '/docs/operating-system/page-replacement-algorithms'],
  ])('%s -> %s', (path, expected) => {
    expect(first(path)).toBe(expected);
  });

  it.each(['/zzzz/qqqqqq', '/about', '/docs/khong-co', '/blog/xx/a'])('suggests nothing for %s', (path) => {
    const many = Array.from({ length: 40 }, (_, index) => [
      { path: `/docs/topic-${index}`, title: 'Phòng thí nghiệm' },
      { path: `/blog/post-${index}`, title: 'Một bài viết' },
    ]).flat();
    expect(suggestPages(path, [...pages.slice(1), ...many])).toEqual([]);
  });

  it('accepts any path without an exception and suggests at most five pages', () => {
    fc.assert(fc.property(fc.string(), (path) => suggestPages(path, pages).length <= 5));
  });
});
