import { xml } from '../visitor';
import { recordExercise } from '../webgoat';

const PATH = '/WebGoat/xxe/simple';
const COMMENTS = { method: 'GET', path: '/WebGoat/xxe/comments' } as const;

/** A comment as the page sends it; one with a file, and one with the root directory, as readers of comments see them. */
export const record = recordExercise('XXE', async ({ file, send, solve, fail }) => {
  await fail({ method: 'POST', path: PATH, ...xml(file('comment.xml')) });
  await fail({ method: 'POST', path: PATH, ...xml(file('hostname.xml')) });
  await send(COMMENTS);
  await solve({ method: 'POST', path: PATH, ...xml(file('root.xml')) });
  await send(COMMENTS);
  // WebGoat looks for `usr`, `etc` or `var` in the comment, however they got there.
  await solve({ method: 'POST', path: PATH, ...xml(file('words.xml')) });
});
