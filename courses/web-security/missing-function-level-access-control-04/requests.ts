import type { Client, SendOptions } from '../../../src/features/web-lab/core/client';
import type { Exchange } from '../../../src/features/web-lab/core/http';
import type { Failure, Trial } from '../../../src/features/web-lab/core/lab';
import { failure } from '../../../src/features/web-lab/core/probe';
import type { Facts, Person } from './world';

/** A request that writes, sent as JSON unless the options say otherwise. */
interface Write extends SendOptions {
  readonly method: 'POST' | 'PUT';
  readonly path: string;
}

export async function logIn(trial: Trial<Facts>, { account, password }: Pick<Person, 'account' | 'password'>) {
  const client = trial.client();
  await client.submit('/login', { account, password });
  return client;
}

export const send = (client: Client, { method, path, ...options }: Write) => client.send(method, path, options);

export const change = (json: unknown): Write => ({ method: 'PUT', path: '/me', json });
export const create = (json: unknown): Write => ({ method: 'POST', path: '/users', json });

/** Whether somebody who is no administrator gets the list; the failure shows the request that gave the right. */
export async function failIfListed(
  { facts: { admin, others } }: Trial<Facts>,
  client: Client,
  attack: Exchange,
): Promise<Failure | undefined> {
  const seen = await client.send('GET', '/users');
  const isListed = [admin, ...others].some(({ wage }) => seen.response.body.includes(String(wage)));
  return isListed
    ? failure(
        attack,
        'Sau yêu cầu này, một người không phải quản trị viên đọc được lương của người khác ở /users.',
        'After this request, somebody who is not an administrator can read the wages of others at /users.',
      )
    : undefined;
}

/** Sends each request as the attacker, each in a login of its own, and looks whether it has given the right. */
export async function tryAll(trial: Trial<Facts>, writes: readonly Write[]): Promise<Failure | undefined> {
  const { own, newAccount } = trial.facts;
  for (const write of writes) {
    const client = await logIn(trial, own);
    const attack = await send(client, write);
    const found =
      (await failIfListed(trial, client, attack)) ??
      (await failIfListed(trial, await logIn(trial, own), attack)) ??
      (await failIfListed(trial, await logIn(trial, { account: newAccount, password: 'p-1234' }), attack)) ??
      (await failIfListed(trial, await logIn(trial, { account: own.account, password: 'p-1234' }), attack));
    if (found) return found;
  }
  return undefined;
}

/** `{"__proto__": {"admin": true}}` and other fields; `JSON.parse` makes an ordinary field of it. */
export const withPrototype = (fields: Readonly<Record<string, string>>) =>
  JSON.stringify(fields).replace(/^\{/, '{"__proto__":{"admin":true},').replace(',}', '}');

export const AS_JSON = [['Content-Type', 'application/json']] as const;
