import { form, json } from '../visitor';
import { recordExercise } from '../webgoat';

const FIXED = { method: 'GET', path: '/WebGoat/access-control/users-admin-fix', type: 'application/json' } as const;

/** The mended list refuses (403); the reader adds the own name as an administrator; then the list, and Jerry's hash. */
export const record = recordExercise('MissingFunctionAC', async ({ file, send, solve }) => {
  if ((await send(FIXED)).status !== 403)
    throw new Error('The reader is an administrator already: start WebGoat anew.');
  await send({ method: 'POST', path: '/WebGoat/access-control/users', ...json(file('learner.json')) });
  const { body } = await send(FIXED);
  const users = JSON.parse(body) as { username: string; userHash: string }[];
  const userHash = users.find(({ username }) => username === 'Jerry')?.userHash ?? '';
  await solve({ method: 'POST', path: '/WebGoat/access-control/user-hash-fix', ...form({ userHash }) });
});
