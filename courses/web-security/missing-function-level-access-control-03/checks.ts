import type { Client } from '../../../src/features/web-lab/core/client';
import type { Headers } from '../../../src/features/web-lab/core/http';
import { defineChecks, type Failure, type Trial } from '../../../src/features/web-lab/core/lab';
import { failIfShown, failUnlessShown, jsonOf } from '../../../src/features/web-lab/core/probe';
import { mistakes } from './mistakes';
import { world, type Facts, type Person } from './world';

const LIST_SEEN = {
  vi: 'Người không phải quản lý vẫn nhận được danh sách hội viên.',
  en: 'Somebody who is not a manager gets the list of members.',
};

const JSON_TYPE = 'application/json';

/** A way to ask for the list. */
interface Ask {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: Headers;
}

async function logIn(trial: Trial<Facts>, { account, password }: Person): Promise<Client> {
  const client = trial.client();
  await client.submit('/login', { account, password });
  return client;
}

const ask = (client: Client, { method = 'GET', path = '/members', headers = [] }: Ask) =>
  client.send(method, path, { headers });

/** Whatever tells something about the members. */
const secretsOf = ({ members }: Facts) => members.flatMap(({ card, name, phone }) => [card, name, phone]);

/** Asks for the list as each employee. */
async function askAll(trial: Trial<Facts>, ways: readonly Ask[]): Promise<Failure | undefined> {
  for (const person of trial.facts.staff) {
    const client = await logIn(trial, person);
    for (const way of ways) {
      const found = failIfShown(await ask(client, way), secretsOf(trial.facts), LIST_SEEN);
      if (found) return found;
    }
  }
  return undefined;
}

export const checks = defineChecks<Facts>({
  world,

  goals: {
    json: (exchange, { members }) =>
      Array.isArray(jsonOf(exchange)) && members.some(({ phone }) => exchange.response.body.includes(phone)),
    file: (exchange, { members }) =>
      jsonOf(exchange) === undefined &&
      !exchange.response.body.includes('<') &&
      members.some(({ phone }) => exchange.response.body.includes(phone)),
  },

  async attack(trial) {
    const client = await logIn(trial, trial.facts.own);
    await client.open('/members');
    await ask(client, { headers: [['Content-Type', JSON_TYPE]] });
    await ask(client, { path: '/members?format=csv' });
  },

  checks: [
    {
      id: 'accept',
      kind: 'attack',
      title: { vi: 'Nhân viên xin dạng khác bằng một header', en: 'An employee asks for another format with a header' },
      run: (trial) =>
        askAll(trial, [
          {},
          { headers: [['Accept', JSON_TYPE]] },
          { headers: [['Accept', `text/html;q=0.5, ${JSON_TYPE}`]] },
        ]),
    },
    {
      id: 'content-type',
      kind: 'attack',
      title: { vi: 'Nhân viên xin bằng header khác', en: 'An employee asks with another header' },
      run: (trial) =>
        askAll(trial, [
          { headers: [['Content-Type', JSON_TYPE]] },
          {
            headers: [
              ['Accept', 'text/html'],
              ['Content-Type', `${JSON_TYPE}; charset=utf-8`],
            ],
          },
        ]),
    },
    {
      id: 'parameter',
      kind: 'attack',
      title: { vi: 'Nhân viên xin bằng tham số', en: 'An employee asks with a parameter' },
      run: (trial) =>
        askAll(trial, [
          { path: '/members?format=json' },
          { path: '/members?format=json', headers: [['Accept', 'text/html']] },
        ]),
    },
    {
      id: 'file',
      kind: 'attack',
      title: { vi: 'Nhân viên tải tệp', en: 'An employee downloads a file' },
      run: (trial) =>
        askAll(trial, [
          { path: '/members?format=csv' },
          { path: '/members?format=csv', headers: [['Accept', 'text/csv']] },
          { path: '/members?format=html&format=csv' },
        ]),
    },
    {
      id: 'otherwise',
      kind: 'attack',
      title: { vi: 'Cùng yêu cầu, viết cách khác', en: 'The same requests, written differently' },
      run(trial) {
        const formats = ['JSON', 'CSV', 'xml', 'csv ', 'html', 'list', ''].map((format) => ({
          path: `/members?format=${encodeURIComponent(format)}`,
          headers: [['Accept', JSON_TYPE]] as const,
        }));
        const types = ['application/vnd.api+json', 'text/json', 'Application/JSON', 'text/csv', '*/*'].map((type) => ({
          headers: [
            ['Accept', type],
            ['Content-Type', type === 'text/csv' ? type : 'text/json'],
          ] as const,
        }));
        return askAll(trial, [
          ...formats,
          ...types,
          { method: 'HEAD', path: '/members?format=csv' },
          { path: '/members?format=%63%73%76' },
        ]);
      },
    },
    {
      id: 'claims',
      kind: 'attack',
      title: { vi: 'Nhân viên tự xưng là quản lý', en: 'An employee claims to be the manager' },
      async run(trial) {
        const { own, manager } = trial.facts;
        const client = await logIn(trial, own);
        const session = Object.values(client.cookies).flatMap((cookies) => Object.entries(cookies));
        const cookies = [
          ...session.filter(([name]) => name === 'SESSION').map(([name, value]) => `${name}=${value}`),
          'role=manager',
          `account=${manager.account}`,
          `user=${manager.account}`,
        ];
        const headers = [
          ['Cookie', cookies.join('; ')],
          ['Accept', JSON_TYPE],
          ['Referer', 'http://hoi-vien.example/members'],
          ['Origin', 'http://hoi-vien.example'],
          ['X-Requested-With', 'XMLHttpRequest'],
          ['X-Role', 'manager'],
          ['X-User', manager.account],
        ] as const;
        const query = new URLSearchParams({ role: 'manager', account: manager.account, user: manager.account });
        for (const format of ['', '&format=json', '&format=csv', '&format=html']) {
          const sent = await ask(client, { path: `/members?${query.toString()}${format}`, headers });
          const found = failIfShown(sent, secretsOf(trial.facts), LIST_SEEN);
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'no-login',
      kind: 'attack',
      title: { vi: 'Xin khi chưa đăng nhập', en: 'Ask without a login' },
      async run(trial) {
        const ways: readonly Ask[] = [
          {},
          { headers: [['Accept', JSON_TYPE]] },
          { headers: [['Content-Type', JSON_TYPE]] },
          { path: '/members?format=csv' },
        ];
        for (const way of ways) {
          const found = failIfShown(await ask(trial.client(), way), secretsOf(trial.facts), {
            vi: 'Chưa đăng nhập mà vẫn nhận được danh sách.',
            en: 'The list is sent without a login.',
          });
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'counter',
      kind: 'legitimate',
      title: { vi: 'Nhân viên tra một thẻ ở quầy', en: 'Employees look up a card at the counter' },
      async run(trial) {
        for (const person of trial.facts.staff) {
          const client = await logIn(trial, person);
          for (const { card, name, points } of trial.facts.members) {
            const found = failUnlessShown(await client.open(`/counter?card=${card}`), [name, `>${points}<`], {
              vi: 'Nhân viên nhập số thẻ thì phải thấy tên và điểm của hội viên.',
              en: 'An employee who enters a card number must see the name and the points of the member.',
            });
            if (found) return found;
          }
        }
        return undefined;
      },
    },
    {
      id: 'manager-page',
      kind: 'legitimate',
      title: { vi: 'Quản lý mở trang danh sách', en: 'The manager opens the page of the list' },
      async run(trial) {
        const client = await logIn(trial, trial.facts.manager);
        await logIn(trial, trial.facts.own);
        for (const headers of [[], [['Accept', 'text/html,*/*;q=0.8']]] as const) {
          const found = failUnlessShown(
            await ask(client, { headers }),
            trial.facts.members.flatMap(({ name, phone }) => [name, phone, '<table>']),
            {
              vi: 'Quản lý phải thấy trang danh sách với tên và số điện thoại.',
              en: 'The manager must see the page of the list with names and phone numbers.',
            },
          );
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'manager-data',
      kind: 'legitimate',
      title: { vi: 'Quản lý lấy danh sách ở dạng dữ liệu', en: 'The manager gets the list as data' },
      async run(trial) {
        const client = await logIn(trial, trial.facts.manager);
        const why = {
          vi: 'Phần mềm của quản lý đọc danh sách ở dạng JSON và CSV; cả hai phải còn đủ tên và số điện thoại.',
          en: "The manager's software reads the list as JSON and CSV; both must still have names and phone numbers.",
        };
        const texts = trial.facts.members.flatMap(({ name, phone }) => [name, phone]);
        const json = await ask(client, { headers: [['Accept', JSON_TYPE]] });
        const csv = await ask(client, { path: '/members?format=csv' });
        const isCsv = jsonOf(csv) === undefined && !csv.response.body.includes('<');
        return (
          failUnlessShown(json, texts, why) ??
          failUnlessShown(csv, texts, why) ??
          (jsonOf(json) === undefined ? { exchange: json, why } : undefined) ??
          (isCsv ? undefined : { exchange: csv, why })
        );
      },
    },
    {
      id: 'wrong-password',
      kind: 'legitimate',
      title: { vi: 'Mật khẩu sai', en: 'A wrong password' },
      async run(trial) {
        const client = trial.client();
        await client.submit('/login', { account: trial.facts.manager.account, password: 'wrong' });
        return failIfShown(await client.open('/members'), secretsOf(trial.facts), {
          vi: 'Sai mật khẩu mà vẫn vào được.',
          en: 'A wrong password is accepted.',
        });
      },
    },
  ],

  mistakes,
});
