import { json, xml } from '../visitor';
import { recordExercise } from '../webgoat';

const PATH = '/WebGoat/xxe/content-type';

/** From JSON to the attack, one step at a time: what the parser's messages tell after each. */
export const record = recordExercise('XXE', async ({ file, solve, fail }) => {
  await fail({ method: 'POST', path: PATH, ...json(file('comment.json')) });
  await fail({ method: 'POST', path: PATH, ...xml(file('comment.json')) });
  await fail({ method: 'POST', path: PATH, ...xml(file('wrong-element.xml')) });
  await fail({ method: 'POST', path: PATH, ...xml(file('undeclared.xml')) });
  await solve({ method: 'POST', path: PATH, ...xml(file('root.xml')) });
});
