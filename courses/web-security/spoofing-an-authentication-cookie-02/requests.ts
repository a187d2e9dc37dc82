import type { Client } from '../../../src/features/web-lab/core/client';
import type { Exchange } from '../../../src/features/web-lab/core/http';
import type { Failure, Trial } from '../../../src/features/web-lab/core/lab';
import { failIfShown } from '../../../src/features/web-lab/core/probe';
import type { Facts, Reader } from './world';

export const SEEN = {
  vi: 'Với cookie này, trang hiện mã phiếu mượn của người khác.',
  en: "With this cookie, the page shows somebody else's loan number.",
};

/** The cookies that a client has now. */
export const cookiesOf = (client: Client): (readonly [name: string, value: string])[] =>
  Object.values(client.cookies).flatMap((cookies) => Object.entries(cookies));

export async function logIn(
  client: Client,
  { account, password }: Pick<Reader, 'account' | 'password'>,
): Promise<Exchange> {
  return client.send('POST', '/login', { form: { account, password } });
}

/** Opens the loans with these cookies only. */
export const use = (trial: Trial<Facts>, cookies: readonly (readonly [string, string])[]) =>
  trial
    .client()
    .send('GET', '/loans', { headers: [['Cookie', cookies.map(([name, value]) => `${name}=${value}`).join('; ')]] });

/** Lets time pass: other people look at the first page. */
export async function wait(trial: Trial<Facts>, requests: number): Promise<void> {
  const other = trial.client();
  for (let count = 0; count < requests; count += 1) await other.send('GET', '/');
}

/** Tries each cookie with each of these values, and the other cookies as they are. */
export async function tryValues(
  trial: Trial<Facts>,
  cookies: readonly (readonly [string, string])[],
  valuesOf: (value: string) => readonly string[],
  secret: string,
): Promise<Failure | undefined> {
  for (const [index, [name, value]] of cookies.entries())
    for (const forged of valuesOf(value)) {
      const sent = cookies.map((cookie, at) => (at === index ? ([name, forged] as const) : cookie));
      const found = failIfShown(await use(trial, sent), [secret], SEEN);
      if (found) return found;
    }
  return undefined;
}

export function rememberedBy({ response }: Exchange): string | undefined {
  const cookies = response.headers.filter(([name]) => name.toLowerCase() === 'set-cookie');
  return cookies.map(([, cookie]) => /^remember=([^;]+)/.exec(cookie)?.[1]).find((value) => value !== undefined);
}
