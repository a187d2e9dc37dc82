import { form, json } from '../visitor';
import { recordExercise } from '../webgoat';

const profile = (userId: number) => `/WebGoat/IDOR/profile/${userId}`;
const TOM = 2342384;
const BILL = 2342388;

/**
 * Tom counts up from his own number to another's profile, changes it, and reads it again: WebGoat keeps nothing. His own
 * number in the body fails, and so does a body without a colour.
 */
export const record = recordExercise('IDOR', async ({ visitor, file, send, solve, fail }) => {
  await visitor.send({ method: 'POST', path: '/WebGoat/IDOR/login', ...form({ username: 'tom', password: 'cat' }) });
  for (let userId = TOM; userId < BILL; userId += 1) await fail({ method: 'GET', path: profile(userId) });
  await solve({ method: 'GET', path: profile(BILL) });
  await solve({ method: 'PUT', path: profile(BILL), ...json(file('bill.json')) });
  await send({ method: 'GET', path: profile(BILL) });
  await fail({ method: 'PUT', path: profile(BILL), ...json(file('tom.json')) });
  await send({ method: 'PUT', path: profile(BILL), ...json(file('no-color.json')) });
});
