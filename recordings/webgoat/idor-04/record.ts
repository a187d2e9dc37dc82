import { form } from '../visitor';
import { recordExercise } from '../webgoat';

const PATH = '/WebGoat/IDOR/profile/alt-path';
const OWN = 'IDOR/profile/2342384';

/** The own profile by its direct address, then that address as WebGoat wants it: not with a slash, not as a URL. */
export const record = recordExercise('IDOR', async ({ visitor, solve, fail }) => {
  await visitor.send({ method: 'POST', path: '/WebGoat/IDOR/login', ...form({ username: 'tom', password: 'cat' }) });
  await fail({ method: 'GET', path: `/WebGoat/${OWN}` });
  await fail({ method: 'POST', path: PATH, ...form({ url: `/WebGoat/${OWN}` }) });
  await fail({ method: 'POST', path: PATH, ...form({ url: `http://127.0.0.1:8080/WebGoat/${OWN}` }) });
  await solve({ method: 'POST', path: PATH, ...form({ url: `WebGoat/${OWN}` }) });
});
