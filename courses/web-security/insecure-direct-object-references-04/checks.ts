import type { Client } from '../../../src/features/web-lab/core/client';
import { defineChecks, type Failure, type Trial } from '../../../src/features/web-lab/core/lab';
import { failIfShown, failUnlessShown } from '../../../src/features/web-lab/core/probe';
import { mistakes } from './mistakes';
import { world, type Author, type Facts, type Statement } from './world';

const KINDS = ['statements', 'letter', 'export'] as const;
const SEEN = {
  vi: 'Phản hồi chứa số tài khoản ngân hàng của tác giả khác.',
  en: "The response contains another author's bank account.",
};

async function logIn(trial: Trial<Facts>, { account, password }: Author): Promise<Client> {
  const client = trial.client();
  await client.submit('/login', { account, password });
  return client;
}

const statementsOf = (authors: readonly Author[]) => authors.flatMap(({ statements }) => statements);

/** Opens each path as the attacker, and fails if the bank account of the statement is shown. */
async function openAll(client: Client, statement: Statement, paths: readonly string[]): Promise<Failure | undefined> {
  for (const path of paths) {
    const found = failIfShown(await client.open(path), [statement.bank], SEEN);
    if (found) return found;
  }
  return undefined;
}

/** A check in which the attacker opens paths made for a statement of somebody else. */
const opening =
  (pathsOf: (kind: string, statement: Statement, own: Statement) => readonly string[]) =>
  async (trial: Trial<Facts>): Promise<Failure | undefined> => {
    const { own, others } = trial.facts;
    const client = await logIn(trial, own);
    for (const statement of statementsOf(others)) {
      for (const kind of KINDS) {
        const found = await openAll(client, statement, pathsOf(kind, statement, own.statements[0]));
        if (found) return found;
      }
    }
    return undefined;
  };

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const encoded = (text: string) => [...text].map((one) => `%${one.charCodeAt(0).toString(16)}`).join('');

/** The parts of a target's path, decoded and in lower case. */
function partsOf(target: string): readonly string[] {
  const [path = ''] = target.split('?');
  try {
    return decodeURIComponent(path).toLowerCase().split('/').filter(Boolean);
  } catch {
    return [];
  }
}

export const checks = defineChecks<Facts>({
  world,

  goals: {
    route: ({ request, response }, { others }) => {
      const isOther = ['letter', 'export'].includes(partsOf(request.target)[0] ?? '');
      return (
        isOther && response.status === 200 && statementsOf(others).some(({ bank }) => response.body.includes(bank))
      );
    },
    spelling: ({ request, response }, { others }) =>
      partsOf(request.target)[0] === 'statements' &&
      response.status === 200 &&
      statementsOf(others).some(({ bank }) => response.body.includes(bank)),
  },

  async attack(trial) {
    const { own, others } = trial.facts;
    const client = await logIn(trial, own);
    const [{ id }] = others[0].statements;
    await client.send('GET', `/export/${id}`);
    await client.send('GET', `/Statements/${id}`);
  },

  checks: [
    {
      id: 'same-path',
      kind: 'attack',
      title: { vi: 'Đường dẫn của trang, mã của người khác', en: "The path of the page with somebody else's id" },
      run: opening((_kind, { id }) => [`/statements/${id}`]),
    },
    {
      id: 'other-route',
      kind: 'attack',
      title: { vi: 'Đường dẫn khác đến cùng bảng', en: 'Other paths to the same statement' },
      run: opening((kind, { id }) => [`/${kind}/${id}`]),
    },
    {
      id: 'letter-case',
      kind: 'attack',
      title: { vi: 'Chữ hoa, chữ thường', en: 'Capital and small letters' },
      run: opening((kind, { id }) => [`/${capital(kind)}/${id}`, `/${kind.toUpperCase()}/${id}`]),
    },
    {
      id: 'slashes',
      kind: 'attack',
      title: { vi: 'Thêm dấu gạch chéo', en: 'Extra slashes' },
      run: opening((kind, { id }) => [`/${kind}/${id}/`, `//${kind}/${id}`, `/${kind}//${id}`, `/${kind}/${id}//`]),
    },
    {
      id: 'encoded',
      kind: 'attack',
      title: { vi: 'Đường dẫn viết bằng mã phần trăm', en: 'A path written with percent codes' },
      run: opening((kind, { id }) => [
        `/${encoded(kind[0] ?? '')}${kind.slice(1)}/${id}`,
        `/${kind}/${encoded(id)}`,
        `/${kind}%2F${id}`,
        `/${encoded(`${kind}/${id}`)}`,
      ]),
    },
    {
      id: 'after-own',
      kind: 'attack',
      title: { vi: 'Mở bảng của mình trước, rồi bảng khác', en: 'Open one of your own statements first, then another' },
      async run(trial) {
        const { own, others } = trial.facts;
        const client = await logIn(trial, own);
        for (const kind of KINDS) {
          const [first] = own.statements;
          await client.open('/account');
          await client.open(`/${kind}/${first.id}`);
          const [, statement] = others[1].statements;
          const paths = KINDS.map((one) => `/${one}/${statement.id}`);
          const found = await openAll(client, statement, paths);
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'two-ids',
      kind: 'attack',
      title: { vi: 'Hai mã trong một yêu cầu', en: 'Two ids in one request' },
      run: opening((kind, { id, author }, own) => [
        `/${kind}/${id}/${own.id}`,
        `/${kind}/${id}/../${own.id}`,
        `/${kind}/${own.id}/../${id}`,
        `/${kind}/${id}?id=${own.id}`,
        `/${kind}/${id}?author=${author}&user=${author}&account=${author}&id=${id}`,
        `/${kind}/${own.id}?id=${id}`,
        `/${own.id}/${kind}/${id}`,
        `/statements/${own.id}/${kind}/${id}`,
      ]),
    },
    {
      id: 'no-login',
      kind: 'attack',
      title: { vi: 'Mở bảng khi chưa đăng nhập', en: 'Open a statement without a login' },
      async run(trial) {
        const [statement] = trial.facts.own.statements;
        const client = trial.client();
        await client.submit('/login', { account: trial.facts.own.account, password: 'wrong' });
        const paths = KINDS.flatMap((kind) => [`/${kind}/${statement.id}`, `/${capital(kind)}/${statement.id}/`]);
        for (const path of ['/account', ...paths]) {
          const found = failIfShown(await client.open(path), [statement.bank], {
            vi: 'Chưa đăng nhập mà phản hồi đã chứa số tài khoản ngân hàng.',
            en: 'Without a login, the response contains a bank account.',
          });
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'own-statements',
      kind: 'legitimate',
      title: { vi: 'Tác giả mở mọi bảng của mình', en: 'Authors open all of their statements' },
      async run(trial) {
        const { own } = trial.facts;
        const client = await logIn(trial, own);
        const account = await client.open('/account');
        const quarters = own.statements.map(({ quarter }) => quarter);
        const missing = failUnlessShown(account, quarters, {
          vi: 'Trang tài khoản phải liệt kê mọi bảng của tác giả.',
          en: 'The account page must list every statement of the author.',
        });
        if (missing) return missing;
        for (const one of own.statements) {
          for (const kind of KINDS) {
            const found = failUnlessShown(await client.open(`/${kind}/${one.id}`), [one.name, one.amount, one.bank], {
              vi: 'Tác giả phải thấy tên, nhuận bút và tài khoản của mình, ở trang, thư và tệp CSV.',
              en: 'Authors must see their name, royalties and bank account on the page, in the letter and in the CSV.',
            });
            if (found) return found;
          }
        }
        return undefined;
      },
    },
    {
      id: 'everybody',
      kind: 'legitimate',
      title: { vi: 'Nhiều tác giả cùng lúc', en: 'Several authors at the same time' },
      async run(trial) {
        const visits: { author: Author; client: Client }[] = [];
        for (const author of [trial.facts.own, ...trial.facts.others])
          visits.push({ author, client: await logIn(trial, author) });
        for (const { author, client } of visits) {
          const [, statement] = author.statements;
          const found = failUnlessShown(await client.open(`/export/${statement.id}`), [statement.bank], {
            vi: `${statement.name} đã đăng nhập cùng lúc với người khác và không tải được bảng của mình.`,
            en: `${statement.name} is logged in at the same time as others and cannot download their own statement.`,
          });
          if (found) return found;
        }
        return undefined;
      },
    },
  ],

  mistakes,
});
