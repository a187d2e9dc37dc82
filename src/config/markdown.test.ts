import { describe, expect, it } from 'vitest';
import { islandData } from 'light-pages/islands/remark/islandData';
import { blog } from './blog';
import { docs } from './docs';
import { authoring } from './markdown';
import { pages } from './pages';

describe('what an author can write', () => {
  it.each([
    ['documents', docs],
    ['posts', blog],
    ['pages', pages],
  ])('is the same in %s', (_kind, { remarkPlugins, beforeDefaultRemarkPlugins }) => {
    expect(remarkPlugins).toEqual(expect.arrayContaining(authoring.remarkPlugins));
    expect(beforeDefaultRemarkPlugins).toEqual(expect.arrayContaining(authoring.beforeDefaultRemarkPlugins));
  });

  it('has its long data moved after all other transforms', () => {
    expect(authoring.remarkPlugins.at(-1)).toEqual([islandData, expect.objectContaining({ SqlLab: ['block'] })]);
  });
});
