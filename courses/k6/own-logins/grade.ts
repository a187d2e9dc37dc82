import type { ScriptCheck, ScriptGrading } from '../../../src/features/k6-lab/core/lab/grading';
import type { AccountUse } from '../../../src/features/k6-lab/core/server/bookshop';
import type { ServiceTime } from '../../../src/features/k6-lab/core/server/serverModel';

const ORDERS = 10;
const LOGINS = 1;

const listed = (accounts: readonly AccountUse[], what: 'logins' | 'orders') =>
  accounts.map((account) => `${account.username}: ${account[what]}`).join(', ');

const ordersCheck = (
  id: string,
  title: ScriptCheck['title'],
  kind: ServiceTime['kind'],
  spread: number,
): ScriptCheck => ({
  id,
  title,
  run: async ({ run, random }) => {
    const { accounts } = await run({
      server: { workers: 4, service: { kind, mean: random.integer(30, 120), spread } },
      seed: random.integer(1, 1_000_000),
    });
    if (accounts.every(({ orders }) => orders === ORDERS)) return undefined;
    return {
      vi: `Máy chủ đếm số đơn của từng tài khoản: ${listed(accounts, 'orders')}.`,
      en: `The server counted these orders of each account: ${listed(accounts, 'orders')}.`,
    };
  },
});

export const grading: ScriptGrading = {
  kind: 'script',
  checks: [
    ordersCheck('orders', { vi: 'Mỗi tài khoản 10 đơn', en: '10 orders of each account' }, 'fixed', 0),
    ordersCheck(
      'uneven',
      { vi: 'Cũng vậy khi máy chủ lúc nhanh lúc chậm', en: 'The same when the server is fast and slow by turns' },
      'lognormal',
      1,
    ),
    {
      id: 'logins',
      title: { vi: 'Mỗi tài khoản đăng nhập một lần', en: 'One login of each account' },
      run: async ({ run, random }) => {
        const { accounts } = await run({ seed: random.integer(1, 1_000_000) });
        if (accounts.every(({ logins }) => logins === LOGINS)) return undefined;
        return {
          vi: `Máy chủ đếm số lần đăng nhập: ${listed(accounts, 'logins')}.`,
          en: `The server counted these logins: ${listed(accounts, 'logins')}.`,
        };
      },
    },
  ],
  mistakes: [
    {
      id: 'global-variable',
      fails: 'orders',
      mark: /setup\(\)\{(?!(?:(?!exportdefault).)*return)(?:(?!exportdefault).)*(?:[\w\]]=(?![=>])|\.push\()/s,
      message: {
        vi: '`setup()` không đổi được biến của các VU: mỗi VU có bản sao riêng của phần init. Chỉ giá trị mà `setup()` trả về mới tới được hàm `default`, qua tham số của nó.',
        en: '`setup()` cannot change the variables of the VUs: each VU has a copy of the init code of its own. Only what `setup()` returns reaches the function `default`, as its parameter.',
      },
    },
    {
      id: 'random-account',
      fails: 'orders',
      mark: /Math\.random/,
      message: {
        vi: 'Chọn ngẫu nhiên thì chỉ trung bình mới là 10. Hãy gắn mỗi VU với một tài khoản.',
        en: 'A random pick gives 10 on average only. Give each VU one account.',
      },
    },
    {
      id: 'off-by-one',
      fails: 'orders',
      mark: /\[__VU\]|\[exec\.vu\.idInTest\]/,
      message: {
        vi: '`__VU` bắt đầu từ 1, nên tài khoản đầu tiên không ai dùng và VU cuối không có token.',
        en: '`__VU` begins with 1, so nobody uses the first account, and the last VU has no token.',
      },
    },
    {
      id: 'one-account',
      fails: 'orders',
      mark: /accounts\[0\]/,
      message: {
        vi: 'Mọi VU dùng chung một token, nên mọi đơn thuộc về một tài khoản.',
        en: 'All VUs share one token, so all orders belong to one account.',
      },
    },
    {
      id: 'login-each-time',
      fails: 'logins',
      mark: /order\(login\(/,
      message: {
        vi: 'Tài khoản đúng, nhưng lượt nào cũng đăng nhập lại: một nửa số request là đăng nhập, và `http_req_duration` trộn chúng với đơn hàng.',
        en: 'The right accounts, but each iteration logs in again: half of the requests are logins, and `http_req_duration` mixes them with the orders.',
      },
    },
  ],
};
