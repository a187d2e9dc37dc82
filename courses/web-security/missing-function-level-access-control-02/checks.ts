import type { Client } from '../../../src/features/web-lab/core/client';
import { defineChecks, type Failure, type Trial } from '../../../src/features/web-lab/core/lab';
import { failIfShown, failUnlessShown, failure } from '../../../src/features/web-lab/core/probe';
import { mistakes } from './mistakes';
import { world, type Facts, type Person } from './world';

const COSTS_SEEN = {
  vi: 'Người không phải quản lý vẫn nhận được giá nhập.',
  en: 'Somebody who is not a manager gets the purchase prices.',
};

async function logIn(trial: Trial<Facts>, { account, password }: Person): Promise<Client> {
  const client = trial.client();
  await client.submit('/login', { account, password });
  return client;
}

/** Addresses of the links in a page, the hidden ones included. */
const linksIn = (html: string) => [...html.matchAll(/href="([^"]+)"/g)].flatMap(([, path]) => (path ? [path] : []));

/** The links of the pages that somebody can reach, each once. */
async function reachable(client: Client): Promise<string[]> {
  const found = new Set(['/stock']);
  for (const path of found)
    for (const link of linksIn((await client.open(path)).response.body)) if (found.size < 30) found.add(link);
  return [...found];
}

/** Whether the manager sees another discount than before; the failure shows the request that changed it. */
async function unchanged(trial: Trial<Facts>, client: Client, tries: readonly Try[]): Promise<Failure | undefined> {
  const manager = await logIn(trial, trial.facts.manager);
  for (const { method = 'POST', path = '/discount', ...options } of tries) {
    const attack = await client.send(method, path, options);
    const seen = await manager.open('/stock');
    if (seen.response.body.includes(`${trial.facts.discount}%`)) continue;
    return failure(
      attack,
      'Sau yêu cầu này, mức giảm giá mà quản lý thấy đã khác.',
      'After this request, the discount that the manager sees is different.',
    );
  }
  return undefined;
}

interface Try {
  readonly method?: string;
  readonly path?: string;
  readonly headers?: readonly (readonly [string, string])[];
  readonly form?: Readonly<Record<string, string>>;
  readonly json?: unknown;
}

export const checks = defineChecks<Facts>({
  world,

  goals: {
    costs: ({ response }, { costs }) => response.status === 200 && costs.some((cost) => response.body.includes(cost)),
    discount: ({ response }, { discount }) => {
      const [, percent] = /<strong>(\d+)%/.exec(response.body) ?? [];
      return response.status === 200 && percent !== undefined && Number(percent) !== discount;
    },
  },

  async attack(trial) {
    const client = await logIn(trial, trial.facts.own);
    for (const path of linksIn((await client.open('/stock')).response.body)) await client.open(path);
    await client.submit('/discount', { percent: '90' });
  },

  checks: [
    {
      id: 'costs',
      kind: 'attack',
      title: { vi: 'Nhân viên mở mục bị ẩn', en: 'An employee opens a hidden entry' },
      async run(trial) {
        for (const person of trial.facts.staff) {
          const client = await logIn(trial, person);
          const links = linksIn((await client.open('/stock')).response.body);
          for (const path of new Set([...links, '/costs'])) {
            const found = failIfShown(await client.open(path), trial.facts.costs, COSTS_SEEN);
            if (found) return found;
          }
        }
        return undefined;
      },
    },
    {
      id: 'change',
      kind: 'attack',
      title: { vi: 'Nhân viên đổi dữ liệu của quản lý', en: "An employee changes the manager's data" },
      async run(trial) {
        const percent = String(trial.random.integer(61, 89));
        for (const person of trial.facts.staff) {
          const found = await unchanged(trial, await logIn(trial, person), [
            { form: { percent } },
            { json: { percent } },
            { method: 'PUT', json: { percent } },
            { method: 'GET', path: `/discount?percent=${percent}` },
          ]);
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'export',
      kind: 'attack',
      title: { vi: 'Nhân viên lấy cùng dữ liệu ở chỗ khác', en: 'An employee gets the same data elsewhere' },
      async run(trial) {
        for (const person of trial.facts.staff) {
          const client = await logIn(trial, person);
          const found = failIfShown(await client.open('/costs.csv'), trial.facts.costs, COSTS_SEEN);
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'claims',
      kind: 'attack',
      title: { vi: 'Nhân viên tự xưng là quản lý', en: 'An employee claims to be the manager' },
      async run(trial) {
        const { own, manager, costs } = trial.facts;
        const client = await logIn(trial, own);
        const session = Object.values(client.cookies).flatMap((cookies) => Object.entries(cookies));
        const cookies = [
          ...session.filter(([name]) => name === 'SESSION').map(([name, value]) => `${name}=${value}`),
          'role=manager',
          `account=${manager.account}`,
          `user=${manager.account}`,
          'admin=true',
          'manager=true',
        ];
        const headers = [
          ['Cookie', cookies.join('; ')],
          ['Referer', 'http://kho.example/costs'],
          ['X-Role', 'manager'],
          ['X-User', manager.account],
          ['X-Requested-With', 'XMLHttpRequest'],
        ] as const;
        const claims = { role: 'manager', account: manager.account, user: manager.account, admin: 'true' };
        const query = new URLSearchParams(claims).toString();
        for (const path of ['/costs', '/costs.csv']) {
          const sent = await client.send('GET', `${path}?${query}`, { headers });
          const found = failIfShown(sent, costs, COSTS_SEEN);
          if (found) return found;
        }
        const form = { ...claims, percent: String(trial.random.integer(61, 89)) };
        return unchanged(trial, client, [{ path: `/discount?${query}`, headers, form }]);
      },
    },
    {
      id: 'links',
      kind: 'attack',
      title: {
        vi: 'Nhân viên biết mọi địa chỉ mà quản lý đã mở',
        en: 'An employee knows every address that the manager has opened',
      },
      async run(trial) {
        const known = await reachable(await logIn(trial, trial.facts.manager));
        const client = await logIn(trial, trial.facts.own);
        for (const path of known) {
          const found = failIfShown(await client.open(path), trial.facts.costs, COSTS_SEEN);
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'no-login',
      kind: 'attack',
      title: { vi: 'Gọi khi chưa đăng nhập', en: 'Call without a login' },
      async run(trial) {
        const client = trial.client();
        for (const path of ['/costs', '/costs.csv']) {
          const found = failIfShown(await client.open(path), trial.facts.costs, {
            vi: 'Chưa đăng nhập mà vẫn thấy giá nhập.',
            en: 'The purchase prices are shown without a login.',
          });
          if (found) return found;
        }
        return unchanged(trial, client, [{ form: { percent: String(trial.random.integer(61, 89)) } }]);
      },
    },
    {
      id: 'stock',
      kind: 'legitimate',
      title: { vi: 'Nhân viên xem tồn kho', en: 'Employees see the stock' },
      async run(trial) {
        const { staff, manager, titles, discount } = trial.facts;
        for (const person of [...staff, manager]) {
          const client = await logIn(trial, person);
          const found = failUnlessShown(await client.open('/stock'), [...titles, `${discount}%`], {
            vi: `${person.account} phải thấy tồn kho và mức giảm giá.`,
            en: `${person.account} must see the stock and the discount.`,
          });
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'manager-costs',
      kind: 'legitimate',
      title: { vi: 'Quản lý xem giá nhập', en: 'The manager sees the purchase prices' },
      async run(trial) {
        const client = await logIn(trial, trial.facts.manager);
        const others = await logIn(trial, trial.facts.own);
        await others.open('/stock');
        const page = await client.open('/stock');
        for (const path of linksIn(page.response.body)) {
          const { response } = await client.open(path);
          if (trial.facts.costs.every((cost) => response.body.includes(cost))) return undefined;
        }
        return failure(
          page,
          'Từ menu của mình, quản lý không mở được trang giá nhập.',
          'From the menu, the manager cannot open the page of purchase prices.',
        );
      },
    },
    {
      id: 'manager-discount',
      kind: 'legitimate',
      title: { vi: 'Quản lý đổi mức giảm giá', en: 'The manager changes the discount' },
      async run(trial) {
        const client = await logIn(trial, trial.facts.manager);
        const employee = await logIn(trial, trial.facts.own);
        for (const percent of [trial.random.integer(31, 44), trial.random.integer(45, 60)]) {
          const saved = await client.submit('/discount', { percent: String(percent) });
          const seen = await employee.open('/stock');
          if (seen.response.body.includes(`${percent}%`)) continue;
          return failure(
            saved,
            'Quản lý lưu mức giảm giá mới, nhưng nhân viên không thấy nó.',
            'The manager saved a new discount, but an employee does not see it.',
          );
        }
        return undefined;
      },
    },
    {
      id: 'wrong-password',
      kind: 'legitimate',
      title: { vi: 'Mật khẩu sai', en: 'A wrong password' },
      async run(trial) {
        const client = trial.client();
        const { account } = trial.facts.manager;
        await client.submit('/login', { account, password: 'wrong' });
        return failIfShown(await client.open('/costs'), trial.facts.costs, {
          vi: 'Sai mật khẩu mà vẫn vào được.',
          en: 'A wrong password is accepted.',
        });
      },
    },
  ],

  mistakes,
});
