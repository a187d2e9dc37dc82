import { expect, it } from 'vitest';
import { chooseStarters, describeTopics, exercisesOfTopics } from './describeTopics';

const courses = [
  {
    id: 'sql',
    label: 'SQL',
    href: '/docs/category/sql',
    pages: ['/docs/category/sql', '/docs/1', '/docs/2'],
    places: ['/docs/category/sql', '/docs/'],
  },
  { id: 'os', label: 'OS', href: '/docs/category/os', pages: ['/docs/3'], places: [] },
];
const docs = [
  { title: 'Overview', href: '/docs/category/sql', exercises: [] },
  { title: 'Two', href: '/docs/2', exercises: ['b'] },
  { title: 'One', href: '/docs/1', exercises: ['a'] },
  { title: 'Three', href: '/docs/3', exercises: [] },
];

it('a topic begins with its first lesson, not with its overview', () => {
  expect(describeTopics(courses, docs).map(({ id, first }) => [id, first])).toEqual([
    ['sql', { title: 'One', href: '/docs/1' }],
    ['os', { title: 'Three', href: '/docs/3' }],
  ]);
});

it('the exercises of a topic are in the order of its lessons; a topic without any is left out', () => {
  expect(exercisesOfTopics(courses, docs)).toEqual({ sql: ['a', 'b'] });
});

it('the lessons to begin with are of all topics in turn', () => {
  expect(chooseStarters(courses, docs).map(({ title, topic }) => [title, topic])).toEqual([
    ['One', 'SQL'],
    ['Three', 'OS'],
    ['Two', 'SQL'],
  ]);
});
