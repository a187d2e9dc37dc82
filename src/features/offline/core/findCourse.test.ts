import { expect, it } from 'vitest';
import { findCourse } from './findCourse';

const course = (id: string, places: readonly string[]) => ({
  id,
  label: id,
  href: '/',
  places,
  version: '1',
  pages: 1,
  bytes: 1,
  stored: 1,
});
const COURSES = [
  course('k6', ['/docs/category/k6', '/docs/k6/']),
  course('systems', ['/docs/category/hệ-điều-hành', '/docs/operating-system/']),
];

it.each([
  ['/docs/category/k6', 'k6'],
  ['/docs/k6/part-01', 'k6'],
  ['/docs/category/h%E1%BB%87-%C4%91i%E1%BB%81u-h%C3%A0nh', 'systems'],
  ['/docs/category/k6-more', undefined],
  ['/docs', undefined],
])('%s belongs to %s', (path, id) => {
  expect(findCourse(path, COURSES)?.id).toBe(id);
});
