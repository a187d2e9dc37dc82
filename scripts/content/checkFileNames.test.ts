import { expect, it } from 'vitest';
import { checkFileNames } from './checkFileNames';

const NAME = 'docs/hệ-điều-hành/bài-1.mdx';

it('reports a name in which letters and marks are apart, in a file or a folder', () => {
  const [problem, ...others] = checkFileNames([NAME, NAME.normalize('NFD'), 'docs/plain.mdx']);
  expect(problem).toMatchObject({ file: NAME.normalize('NFD'), mend: `rename it to ${NAME}` });
  expect(others).toEqual([]);
});
