import { xml } from '../visitor';
import { recordExercise } from '../webgoat';

const SWITCH = { method: 'GET', path: '/WebGoat/service/enable-security.mvc' } as const;
const ROOT = 'root.xml';

/** The attack before the patch, with it, on the other addresses, with an internal entity, and after a second press. */
export const record = recordExercise('XXE', async ({ file, send, solve, fail }) => {
  await solve({ method: 'POST', path: '/WebGoat/xxe/simple', ...xml(file(ROOT)) });
  await send(SWITCH);
  await fail({ method: 'POST', path: '/WebGoat/xxe/simple', ...xml(file(ROOT)) });
  await fail({ method: 'POST', path: '/WebGoat/xxe/content-type', ...xml(file(ROOT)) });
  await fail({ method: 'POST', path: '/WebGoat/xxe/blind', ...xml(file('blind.xml')) });
  await fail({ method: 'POST', path: '/WebGoat/xxe/simple', ...xml(file('internal.xml')) });
  await send({ method: 'GET', path: '/WebGoat/xxe/comments' });
  await send(SWITCH);
  await solve({ method: 'POST', path: '/WebGoat/xxe/simple', ...xml(file(ROOT)) });
});
