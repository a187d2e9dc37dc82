import type { Client } from '../../../src/features/web-lab/core/client';
import { defineChecks, type Failure, type Trial } from '../../../src/features/web-lab/core/lab';
import { failIfShown, failUnlessShown, failure } from '../../../src/features/web-lab/core/probe';
import type { Exchange, Headers } from '../../../src/features/web-lab/core/http';
import { mistakes } from './mistakes';
import { world, type Customer, type Facts, type Hold } from './world';

const SEEN_WITHOUT_LOGIN = {
  vi: 'Yêu cầu không có phiên nào, vậy mà phản hồi chứa mã nhận sách.',
  en: 'The request has no session, and yet the response contains a pickup code.',
};
const SEEN_BY_OTHERS = {
  vi: 'Phản hồi chứa mã nhận sách của người khác.',
  en: "The response contains somebody else's pickup code.",
};

async function logIn(trial: Trial<Facts>, { account, password }: Customer): Promise<Client> {
  const client = trial.client();
  await client.submit('/login', { account, password });
  return client;
}

const pathOf = ({ id }: Hold) => `/holds/${id}`;
const printOf = ({ id }: Hold) => `/holds/${id}/print`;
const cancelOf = ({ id }: Hold) => `/holds/${id}/cancel`;
const isMarked = ({ response }: Exchange) => /Đã hủy|Cancelled/.test(response.body);

/** A failure if the hold is gone or cancelled in the eyes of its owner. */
async function standing(
  trial: Trial<Facts>,
  owner: Customer,
  hold: Hold,
  attack: Exchange,
): Promise<Failure | undefined> {
  const seen = await (await logIn(trial, owner)).open(pathOf(hold));
  return seen.response.body.includes(hold.code) && !isMarked(seen)
    ? undefined
    : failure(
        attack,
        `Sau yêu cầu này, ${hold.name} thấy phiếu ${hold.id} của mình đã bị hủy.`,
        `After this request, ${hold.name} sees that the hold ${hold.id} is cancelled.`,
      );
}

/** Texts in which the own account is replaced by another, also where they are encoded. */
function renamed(text: string, from: string, to: string): string {
  const encodings = [(one: string) => one, btoa, encodeURIComponent, (one: string) => btoa(one).replace(/=+$/, '')];
  return encodings.reduce((result, encode) => result.replaceAll(encode(from), encode(to)), text);
}

/** What a request says about its sender in order to be taken for somebody else. */
function claims(client: Client, own: Customer, other: Customer): readonly { headers: Headers; query: string }[] {
  const { account } = other;
  const pairs = Object.values(client.cookies).flatMap((jar) => Object.entries(jar));
  const cookie = [
    ...pairs.map(([name, value]) => `${name}=${renamed(value, own.account, account)}`),
    ...['account', 'user', 'owner', 'customer', 'name'].map((name) => `${name}=${account}`),
    'isLoggedIn=true',
  ];
  // The names that the server itself has set come first and must not be repeated.
  const known = new Set(pairs.map(([name]) => name));
  const cookies = cookie.filter((text, index) => index < pairs.length || !known.has(text.split('=')[0] ?? ''));
  const names = ['X-User', 'X-Account', 'X-Owner', 'X-Remote-User', 'X-Forwarded-User'];
  const headers: Headers = [
    ...names.map((name) => [name, account] as const),
    ['Referer', 'http://nha-sach.example/holds'],
    ['Origin', 'http://nha-sach.example'],
  ];
  const query = `?account=${account}&user=${account}&owner=${account}&customer=${account}&admin=true`;
  return [
    { headers: [...headers, ['Cookie', cookies.join('; ')]], query },
    { headers: [...headers, ['Cookie', cookies.slice(pairs.length).join('; ')]], query },
  ];
}

export const checks = defineChecks<Facts>({
  world,

  goals: {
    nobody: ({ request, response }, { own, others }) => {
      const hasSession = request.headers.some(([name, value]) => /^cookie$/i.test(name) && /SESSION=\w/.test(value));
      const codes = [own, ...others].flatMap(({ holds }) => holds.map(({ code }) => code));
      return !hasSession && response.status === 200 && codes.some((code) => response.body.includes(code));
    },
    cancel: ({ request, response }, { others }) => {
      const location = response.headers.find(([name]) => /^location$/i.test(name))?.[1];
      return others
        .flatMap(({ holds }) => holds)
        .some((hold) => request.method === 'POST' && request.target === cancelOf(hold) && location === pathOf(hold));
    },
  },

  async attack(trial) {
    const { own, others } = trial.facts;
    await trial.client().send('GET', printOf(own.holds[0]));
    await (await logIn(trial, own)).send('POST', cancelOf(others[0].holds[0]));
  },

  checks: [
    {
      id: 'no-login',
      kind: 'attack',
      title: { vi: 'Đọc phiếu khi chưa đăng nhập', en: 'Read a hold without a login' },
      async run(trial) {
        const client = trial.client();
        for (const { holds } of [trial.facts.own, ...trial.facts.others]) {
          for (const hold of holds) {
            for (const path of [printOf(hold), pathOf(hold)]) {
              const found = failIfShown(await client.open(path), [hold.code], SEEN_WITHOUT_LOGIN);
              if (found) return found;
            }
          }
        }
        return undefined;
      },
    },
    {
      id: 'failed-login',
      kind: 'attack',
      title: { vi: 'Đọc phiếu sau khi gõ sai mật khẩu', en: 'Read a hold after a wrong password' },
      async run(trial) {
        const { account, holds } = trial.facts.others[0];
        const client = trial.client();
        for (const fields of [{ account, password: 'wrong' }, { account }, { account: '', password: '' }]) {
          await client.submit('/login', fields as Record<string, string>);
          for (const path of [pathOf(holds[0]), printOf(holds[0])]) {
            const found = failIfShown(await client.open(path), [holds[0].code], SEEN_WITHOUT_LOGIN);
            if (found) return found;
          }
        }
        return undefined;
      },
    },
    {
      id: 'print-other',
      kind: 'attack',
      title: { vi: 'Mở bản in của người khác', en: "Open the printable version of somebody else's hold" },
      async run(trial) {
        const client = await logIn(trial, trial.facts.own);
        for (const { holds } of trial.facts.others) {
          for (const hold of holds) {
            const found = failIfShown(await client.open(printOf(hold)), [hold.code], SEEN_BY_OTHERS);
            if (found) return found;
          }
        }
        return undefined;
      },
    },
    {
      id: 'read-other',
      kind: 'attack',
      title: { vi: 'Đọc phiếu của người khác', en: "Read somebody else's hold" },
      async run(trial) {
        const client = await logIn(trial, trial.facts.own);
        for (const { holds } of trial.facts.others) {
          for (const hold of holds) {
            const found = failIfShown(await client.open(pathOf(hold)), [hold.code], SEEN_BY_OTHERS);
            if (found) return found;
          }
        }
        return undefined;
      },
    },
    {
      id: 'cancel-other',
      kind: 'attack',
      title: { vi: 'Hủy phiếu của người khác', en: "Cancel somebody else's hold" },
      async run(trial) {
        const { own, others } = trial.facts;
        const client = await logIn(trial, own);
        for (const other of others) {
          const [, hold] = other.holds;
          const sent = await client.send('POST', cancelOf(hold));
          const found = failIfShown(sent, [hold.code], SEEN_BY_OTHERS) ?? (await standing(trial, other, hold, sent));
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'cancel-no-login',
      kind: 'attack',
      title: { vi: 'Hủy phiếu khi chưa đăng nhập', en: 'Cancel a hold without a login' },
      async run(trial) {
        const { own } = trial.facts;
        const [hold] = own.holds;
        return standing(trial, own, hold, await trial.client().send('POST', cancelOf(hold)));
      },
    },
    {
      id: 'claimed',
      kind: 'attack',
      title: { vi: 'Đọc phiếu của người khác, tự xưng là họ', en: "Read somebody else's hold, claiming to be them" },
      async run(trial) {
        const { own, others } = trial.facts;
        const client = await logIn(trial, own);
        const [other] = others;
        const [hold] = other.holds;
        for (const { headers, query } of claims(client, own, other)) {
          for (const path of [pathOf(hold), printOf(hold)]) {
            const found = failIfShown(await client.send('GET', path + query, { headers }), [hold.code], SEEN_BY_OTHERS);
            if (found) return found;
          }
          const attack = await client.send('POST', cancelOf(hold) + query, {
            headers,
            form: { account: other.account },
          });
          const found = await standing(trial, other, hold, attack);
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'own-pages',
      kind: 'legitimate',
      title: { vi: 'Chủ phiếu xem và in phiếu của mình', en: 'The owner reads and prints their own holds' },
      async run(trial) {
        const { own } = trial.facts;
        const client = await logIn(trial, own);
        const list = await client.open('/holds');
        const found = failUnlessShown(
          list,
          own.holds.map(({ title }) => title),
          {
            vi: 'Danh sách phải có mọi phiếu của khách đang đăng nhập.',
            en: 'The list must have every hold of the customer who is logged in.',
          },
        );
        if (found) return found;
        for (const hold of own.holds) {
          for (const path of [pathOf(hold), printOf(hold)]) {
            const missing = failUnlessShown(await client.open(path), [hold.title, hold.code], {
              vi: 'Chủ phiếu phải thấy tên sách và mã nhận sách của mình.',
              en: 'The owner must see the title and the pickup code.',
            });
            if (missing) return missing;
          }
        }
        return undefined;
      },
    },
    {
      id: 'cancel-own',
      kind: 'legitimate',
      title: { vi: 'Chủ phiếu hủy phiếu của mình', en: 'The owner cancels their own hold' },
      async run(trial) {
        const { own } = trial.facts;
        const client = await logIn(trial, own);
        const [first, second] = own.holds;
        const cancelled = await client.send('POST', cancelOf(first));
        const seen = await client.open(pathOf(first));
        if (seen.response.body.includes(first.code) && !isMarked(seen))
          return failure(
            cancelled,
            'Chủ phiếu đã hủy, nhưng mở lại thì phiếu vẫn còn hiệu lực.',
            'The owner has cancelled the hold, but when it is opened again it is still valid.',
          );
        return standing(trial, own, second, cancelled);
      },
    },
    {
      id: 'everybody',
      kind: 'legitimate',
      title: { vi: 'Nhiều khách cùng lúc', en: 'Several customers at the same time' },
      async run(trial) {
        const visits: { customer: Customer; client: Client }[] = [];
        for (const customer of [trial.facts.own, ...trial.facts.others])
          visits.push({ customer, client: await logIn(trial, customer) });
        for (const { customer, client } of visits) {
          const [hold] = customer.holds;
          const found = failUnlessShown(await client.open(pathOf(hold)), [hold.code], {
            vi: `${hold.name} đã đăng nhập cùng lúc với người khác và không mở được phiếu của mình.`,
            en: `${hold.name} is logged in at the same time as others and cannot open their own hold.`,
          });
          if (found) return found;
        }
        return undefined;
      },
    },
  ],

  mistakes,
});
