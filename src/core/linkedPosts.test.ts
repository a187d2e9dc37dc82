import { expect, it } from 'vitest';
import { linkPosts } from './linkedPosts';

const post = (name: string, day: string, tags: string[], more: { series?: string; unlisted?: boolean } = {}) => ({
  title: name.toUpperCase(),
  permalink: `/blog/${name}`,
  date: new Date(day),
  tags,
  unlisted: false,
  ...more,
});
const titles = (links: readonly { title: string }[] = []) => links.map(({ title }) => title).join(' ');

it('lists the parts of a series by date, the post itself included, and nothing for a series of one', () => {
  const linked = linkPosts([
    post('b', '2024-02-01', ['x'], { series: 's' }),
    post('a', '2024-01-01', ['x'], { series: 's' }),
    post('c', '2024-03-01', ['y'], { series: 'alone' }),
  ]);
  expect(titles(linked.get('/blog/a')?.series)).toBe('A B');
  expect(titles(linked.get('/blog/b')?.series)).toBe('A B');
  expect(linked.get('/blog/c')?.series).toEqual([]);
});

it('does not repeat the series among the related posts', () => {
  const linked = linkPosts([
    post('a', '2024-01-01', ['x'], { series: 's' }),
    post('b', '2024-02-01', ['x'], { series: 's' }),
    post('c', '2024-03-01', ['x']),
  ]);
  expect(titles(linked.get('/blog/a')?.related)).toBe('C');
});

it('prefers a rare tag to a common one, then the newer post, and shows three at most', () => {
  const linked = linkPosts([
    post('a', '2020-01-01', ['common', 'rare']),
    post('old', '2021-01-01', ['common']),
    post('new', '2023-01-01', ['common']),
    post('newer', '2024-01-01', ['common']),
    post('rare', '2019-01-01', ['rare']),
    post('other', '2025-01-01', ['else']),
  ]);
  expect(titles(linked.get('/blog/a')?.related)).toBe('RARE NEWER NEW');
  expect(linked.get('/blog/other')?.related).toEqual([]);
});

it('leads to no unlisted post, but from one', () => {
  const linked = linkPosts([
    post('a', '2024-01-01', ['x'], { series: 's' }),
    post('hidden', '2024-02-01', ['x'], { series: 's', unlisted: true }),
  ]);
  expect(linked.get('/blog/a')).toEqual({ series: [], related: [] });
  expect(titles(linked.get('/blog/hidden')?.related)).toBe('A');
});
