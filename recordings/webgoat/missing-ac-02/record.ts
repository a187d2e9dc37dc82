import { form } from '../visitor';
import { recordExercise } from '../webgoat';

const guess = (hiddenMenu1: string, hiddenMenu2: string) =>
  ({ method: 'POST', path: '/WebGoat/access-control/hidden-menu', ...form({ hiddenMenu1, hiddenMenu2 }) }) as const;

/** The two hidden entries of the menu: in lower case, in the other order, then as they are. */
export const record = recordExercise('MissingFunctionAC', async ({ fail, solve }) => {
  await fail(guess('users', 'config'));
  await fail(guess('Config', 'Users'));
  await solve(guess('Users', 'Config'));
});
