import type { Client } from '../../../src/features/web-lab/core/client';
import type { Exchange } from '../../../src/features/web-lab/core/http';
import type { Failure, Trial } from '../../../src/features/web-lab/core/lab';
import { failure } from '../../../src/features/web-lab/core/probe';
import { isMarkup, seenLines } from './seenLines';
import type { Facts } from './world';

/** A client that has logged in and may read the log. */
export async function reader({ client: newClient, facts: { own } }: Trial<Facts>): Promise<Client> {
  const client = newClient();
  await client.submit('/login', own);
  return client;
}

/** A name to try; one in a list is sent as JSON, where a value need not be a text. */
type Name = string | readonly [string];

/** Tries to log in with a name and a wrong password. */
export const attempt = (client: Client, account: Name) =>
  client.send(
    'POST',
    '/login',
    typeof account === 'string' ? { form: { account, password: 'x' } } : { json: { account, password: 'x' } },
  );

/** Lines that the server has logged while it handled a request. */
export const logged = ({ events }: Exchange) => events.flatMap((event) => (event.type === 'log' ? [event.text] : []));

/** Tries names; a failure if the log, as its file or as the server's own, contains one of the pieces as it was sent. */
export async function failIfRaw(
  trial: Trial<Facts>,
  attempts: readonly (readonly [account: Name, piece: string])[],
  why: readonly [vi: string, en: string],
): Promise<Failure | undefined> {
  const client = await reader(trial);
  for (const [account, piece] of attempts) {
    const sent = await attempt(trial.client(), account);
    const file = await client.send('GET', '/log.txt');
    if ([...logged(sent), file.response.body].some((text) => text.includes(piece))) return failure(sent, ...why);
  }
  return undefined;
}

/** Tries names; a failure if the page with the log then has a line of its own that begins with the forged text. */
export async function failIfSeen(
  trial: Trial<Facts>,
  accounts: readonly Name[],
  forged: string,
): Promise<Failure | undefined> {
  const client = await reader(trial);
  for (const account of accounts) {
    const sent = await attempt(trial.client(), account);
    const page = await client.open('/log');
    if (seenLines(page.response.body).some((line) => line.startsWith(forged)))
      return failure(
        sent,
        `Sau yêu cầu này, trang nhật ký có một dòng riêng bắt đầu bằng “${forged}”.`,
        `After this request, the page with the log has a line of its own that begins with “${forged}”.`,
      );
  }
  return undefined;
}

/** Tries names made of a marker; a failure if the marker is then markup of the page with the log. */
export async function failIfMarkup(
  trial: Trial<Facts>,
  textsWith: (name: string) => readonly Name[],
): Promise<Failure | undefined> {
  const name = `k${trial.random.integer(10_000, 99_999)}`;
  const client = await reader(trial);
  for (const text of textsWith(name)) {
    const sent = await attempt(trial.client(), text);
    const page = await client.open('/log');
    if (isMarkup(page.response.body, name))
      return failure(
        sent,
        'Sau yêu cầu này, trang nhật ký chứa thẻ HTML do người lạ viết. Ai mở trang sẽ chạy nó.',
        'After this request, the page with the log contains markup of a stranger. Whoever opens the page runs it.',
      );
  }
  return undefined;
}
