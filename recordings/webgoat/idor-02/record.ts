import { form } from '../visitor';
import { recordExercise } from '../webgoat';

/** The profile before the login, a wrong password, then the right one. */
export const record = recordExercise('IDOR', async ({ send, fail, solve }) => {
  await send({ method: 'GET', path: '/WebGoat/IDOR/profile' });
  await fail({ method: 'POST', path: '/WebGoat/IDOR/login', ...form({ username: 'tom', password: 'dog' }) });
  await solve({ method: 'POST', path: '/WebGoat/IDOR/login', ...form({ username: 'tom', password: 'cat' }) });
});
