import { form } from '../visitor';
import { recordExercise } from '../webgoat';

const PATH = '/WebGoat/IDOR/diff-attributes';

/** The profile as data, with two attributes that the page does not show; then their names, in either order. */
export const record = recordExercise('IDOR', async ({ visitor, send, solve, fail }) => {
  await visitor.send({ method: 'POST', path: '/WebGoat/IDOR/login', ...form({ username: 'tom', password: 'cat' }) });
  await send({ method: 'GET', path: '/WebGoat/IDOR/profile' });
  await fail({ method: 'POST', path: PATH, ...form({ attributes: 'name,role' }) });
  await solve({ method: 'POST', path: PATH, ...form({ attributes: 'role,userId' }) });
  await solve({ method: 'POST', path: PATH, ...form({ attributes: 'USERID,Role' }) });
});
