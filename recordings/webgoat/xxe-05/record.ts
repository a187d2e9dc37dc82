import { xml } from '../visitor';
import { recordExercise } from '../webgoat';

const PATH = '/WebGoat/xxe/simple';

/** The attack typed into the text box, which the page wraps into a document; then the attack as the whole body. */
export const record = recordExercise('XXE', async ({ file, solve, fail }) => {
  await fail({ method: 'POST', path: PATH, ...xml(file('text-box.xml')) });
  await fail({ method: 'POST', path: PATH, ...xml(file('no-prolog.xml')) });
  await solve({ method: 'POST', path: PATH, ...xml(file('whole-body.xml')) });
});
