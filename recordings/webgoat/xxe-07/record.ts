import { json, xml } from '../visitor';
import { recordExercise } from '../webgoat';

const PATH = '/WebGoat/xxe/content-type';

/** The JSON that the page sends, the attack as `text/xml`, then as `application/xml`. */
export const record = recordExercise('XXE', async ({ file, send, solve, fail }) => {
  await fail({ method: 'POST', path: PATH, ...json(file('comment.json')) });
  await fail({ method: 'POST', path: PATH, type: 'text/xml', body: file('root.xml') });
  await solve({ method: 'POST', path: PATH, ...xml(file('root.xml')) });
  await send({ method: 'GET', path: '/WebGoat/xxe/comments' });
});
