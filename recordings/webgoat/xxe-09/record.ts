import { xml } from '../visitor';
import { recordExercise } from '../webgoat';

const PATH = '/WebGoat/xxe/simple';

/** Entities of entities, each ten times the one before: 100, 10,000, 100,000 and 1,000,000,000 times `lol`. */
export const record = recordExercise('XXE', async ({ file, send, fail }) => {
  await fail({ method: 'POST', path: PATH, ...xml(file('laughs-100.xml')) });
  await send({ method: 'GET', path: '/WebGoat/xxe/comments' });
  for (const name of ['laughs-10000.xml', 'laughs-100000.xml', 'laughs-billion.xml'])
    await fail({ method: 'POST', path: PATH, ...xml(file(name)) });
});
