import { form } from '../visitor';
import { ACCOUNT, recordExercise } from '../webgoat';

/** The login, an exercise before its lesson was opened (status 500), the lesson's address, and the exercise again. */
export const record = recordExercise('IDOR', async ({ visitor, send }) => {
  visitor.forget('JSESSIONID');
  await send({ method: 'POST', path: '/WebGoat/login', ...form(ACCOUNT) });
  const exercise = {
    method: 'POST',
    path: '/WebGoat/IDOR/login',
    ...form({ username: 'tom', password: 'cat' }),
  } as const;
  await send(exercise);
  await send({ method: 'GET', path: '/WebGoat/IDOR.lesson.lesson' });
  await send(exercise);
});
