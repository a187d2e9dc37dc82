import type { Client } from '../../../src/features/web-lab/core/client';
import { defineChecks } from '../../../src/features/web-lab/core/lab';
import { failIfShown, failUnlessShown, failure, fieldOf, jsonOf } from '../../../src/features/web-lab/core/probe';
import { mistakes } from './mistakes';
import { AS_JSON, change, create, failIfListed, logIn, send, tryAll, withPrototype } from './requests';
import { world, type Facts, type Person } from './world';

const HASH = /\b[0-9a-f]{64}\b/i;

export const checks = defineChecks<Facts>({
  world,

  goals: {
    right: ({ request, response }, { admin }) => {
      if (!['POST', 'PUT'].includes(request.method) || response.status > 299) return false;
      try {
        const user = JSON.parse(response.body) as { account?: unknown; admin?: unknown } | null;
        return Boolean(user?.admin) && user?.account !== admin.account;
      } catch {
        return false;
      }
    },
    hash: (exchange, { admin }) => {
      const list = jsonOf(exchange);
      const { body } = exchange.response;
      return Array.isArray(list) && HASH.test(body) && body.includes(String(admin.wage));
    },
  },

  async attack(trial) {
    const client = await logIn(trial, trial.facts.own);
    await client.send('GET', '/users');
    await send(client, change({ admin: true }));
    await client.send('GET', '/users');
  },

  checks: [
    {
      id: 'right-by-change',
      kind: 'attack',
      title: { vi: 'Tự cấp quyền khi sửa tài khoản', en: 'Take the right by changing your own account' },
      run: (trial) => tryAll(trial, [change({ admin: true })]),
    },
    {
      id: 'right-by-creation',
      kind: 'attack',
      title: { vi: 'Tự cấp quyền ở đường ghi khác', en: 'Take the right through another route that writes' },
      run: (trial) => {
        const { own, newAccount } = trial.facts;
        return tryAll(trial, [
          create({ account: newAccount, password: 'p-1234', name: 'A', admin: true }),
          create({ account: own.account, password: own.password, name: own.name, admin: true }),
          create({ account: own.account, password: 'p-1234', admin: true }),
        ]);
      },
    },
    {
      id: 'right-otherwise',
      kind: 'attack',
      title: { vi: 'Tự cấp quyền, viết cách khác', en: 'Take the right, written differently' },
      async run(trial) {
        const { admin, newAccount } = trial.facts;
        const fresh = { account: newAccount, password: 'p-1234', name: 'A' };
        const inherited = { method: 'PUT', path: '/me', headers: AS_JSON, body: withPrototype({ name: 'A' }) } as const;
        const found = await tryAll(trial, [
          inherited,
          { method: 'POST', path: '/users', headers: AS_JSON, body: withPrototype(fresh) },
          change({ admin: 'true' }),
          change({ admin: 1 }),
          change({ role: 'admin', isAdmin: true, Admin: true, user: { admin: true } }),
          change({ account: admin.account }),
          { method: 'PUT', path: '/me', form: { admin: 'true' } },
          { method: 'PUT', path: '/me?admin=true', json: { name: 'A' } },
          create({ ...fresh, admin: 'true' }),
          { method: 'POST', path: '/users', form: { ...fresh, admin: 'true' } },
        ]);
        if (found) return found;
        // A new account has no field `admin` of its own that would hide an inherited one.
        const second = { ...fresh, account: `${newAccount}b` };
        await send(trial.client(), create(second));
        const client = await logIn(trial, second);
        return failIfListed(trial, client, await send(client, inherited));
      },
    },
    {
      id: 'other-fields',
      kind: 'attack',
      title: { vi: 'Tự đặt trường khác của quản trị viên', en: 'Set another field that belongs to the administrator' },
      async run(trial) {
        const { own, admin, newAccount } = trial.facts;
        const wage = 912_345;
        const writes = [
          change({ wage }),
          create({ account: newAccount, password: 'p-1234', name: 'A', wage }),
          { method: 'PUT', path: '/me', form: { wage: String(wage) } } as const,
        ];
        for (const write of writes) {
          const attack = await send(await logIn(trial, own), write);
          const seen = await (await logIn(trial, admin)).send('GET', '/users');
          if (!seen.response.body.includes(String(wage))) continue;
          return failure(
            attack,
            'Sau yêu cầu này, quản trị viên thấy mức lương mà người gửi tự đặt.',
            'After this request, the administrator sees a wage that the sender has set.',
          );
        }
        return undefined;
      },
    },
    {
      id: 'other-account',
      kind: 'attack',
      title: { vi: 'Mang tài khoản của người khác', en: "Take another person's account name" },
      async run(trial) {
        const { own, admin, others } = trial.facts;
        const [{ account } = admin] = others;
        const attack = await send(await logIn(trial, own), change({ account }));
        const list = jsonOf(await (await logIn(trial, admin)).send('GET', '/users'));
        const same = Array.isArray(list)
          ? list.filter((one: { account?: unknown } | null) => one?.account === account)
          : [];
        return same.length > 1
          ? failure(
              attack,
              `Sau yêu cầu này, danh sách của quản trị viên có hai người mang tài khoản “${account}”.`,
              `After this request, the administrator's list has two people with the account “${account}”.`,
            )
          : undefined;
      },
    },
    {
      id: 'take-over',
      kind: 'attack',
      title: { vi: 'Ghi đè tài khoản của người khác', en: "Overwrite somebody else's account" },
      async run(trial) {
        const { own, admin, others } = trial.facts;
        for (const victim of [admin, ...others]) {
          const client = await logIn(trial, own);
          const attack = await send(client, create({ account: victim.account, password: 'p-1234', name: 'A' }));
          const found = await failIfListed(
            trial,
            await logIn(trial, { account: victim.account, password: 'p-1234' }),
            attack,
          );
          if (found) return found;
          const seen = await (await logIn(trial, victim)).open('/me');
          if (seen.response.body.includes(victim.name) && seen.response.body.includes(String(victim.wage))) continue;
          return failure(
            attack,
            `Sau yêu cầu này, ${victim.account} không vào được tài khoản của mình như trước.`,
            `After this request, ${victim.account} cannot get into their own account as before.`,
          );
        }
        return undefined;
      },
    },
    {
      id: 'hashes',
      kind: 'attack',
      title: { vi: 'Tìm dữ liệu mật trong phản hồi', en: 'Look for secret data in responses' },
      async run(trial) {
        const { own, admin, newAccount } = trial.facts;
        const client = await logIn(trial, own);
        const exchanges = [
          await (await logIn(trial, admin)).send('GET', '/users'),
          await client.open('/me'),
          await send(client, change({ shift: 'T2' })),
          await send(trial.client(), create({ account: newAccount, password: 'p-1234', name: 'A', shift: 'T2' })),
          await send(trial.client(), create({ account: admin.account, password: 'p-1234', name: 'A', shift: 'T2' })),
        ];
        const shown = exchanges.find(({ response }) => HASH.test(response.body));
        return (
          shown &&
          failure(
            shown,
            'Phản hồi chứa chuỗi băm của một mật khẩu. Không ai cần nó ngoài máy chủ.',
            'The response contains the hash of a password. Nobody but the server needs it.',
          )
        );
      },
    },
    {
      id: 'taken',
      kind: 'attack',
      title: { vi: 'Đăng ký một tài khoản đã có', en: 'Sign up with an account that exists' },
      async run(trial) {
        const { admin, others } = trial.facts;
        for (const { account, wage } of [admin, ...others]) {
          const sent = await send(trial.client(), create({ account, password: 'p-1234', name: 'A', shift: 'T2' }));
          const found = failIfShown(sent, [String(wage)], {
            vi: 'Phản hồi cho biết mức lương của người khác.',
            en: 'The response tells the wage of somebody else.',
          });
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'no-login',
      kind: 'attack',
      title: { vi: 'Đọc và sửa khi chưa đăng nhập', en: 'Read and change without a login' },
      async run(trial) {
        const client = trial.client();
        const attack = await send(client, change({ admin: true, name: 'A' }));
        return failIfListed(trial, client, attack);
      },
    },
    {
      id: 'sign-up',
      kind: 'legitimate',
      title: { vi: 'Nhân viên mới tự đăng ký', en: 'A new employee signs up' },
      async run(trial) {
        const { newAccount } = trial.facts;
        const password = `p-${trial.random.integer(1000, 9999)}`;
        const name = 'Kiều Oanh';
        const sent = await send(trial.client(), create({ account: newAccount, password, name, shift: 'CN' }));
        const seen = await (await logIn(trial, { account: newAccount, password })).open('/me');
        return seen.response.body.includes(name) && seen.response.body.includes('"CN"')
          ? undefined
          : failure(
              sent,
              'Nhân viên mới đăng ký rồi đăng nhập, nhưng không thấy tên và ca của mình.',
              'A new employee signs up and logs in, but does not see their own name and shift.',
            );
      },
    },
    {
      id: 'change-own',
      kind: 'legitimate',
      title: { vi: 'Nhân viên sửa tên và ca của mình', en: 'Employees change their name and shift' },
      async run(trial) {
        const people = [trial.facts.own, trial.facts.admin, ...trial.facts.others];
        const visits: { person: Person; client: Client }[] = [];
        for (const person of people) visits.push({ person, client: await logIn(trial, person) });
        for (const { person, client } of visits) {
          const shift = `T4-${trial.random.integer(10, 99)}`;
          const saved = await send(client, change({ name: `${person.name} B`, shift }));
          const { body } = (await client.open('/me')).response;
          if (body.includes(`${person.name} B`) && body.includes(shift) && body.includes(String(person.wage))) continue;
          return failure(
            saved,
            `${person.account} lưu tên và ca mới, nhưng không thấy chúng cùng mức lương cũ ở trang của mình.`,
            `${person.account} saved a new name and shift, but their own page does not show them with the wage as before.`,
          );
        }
        return undefined;
      },
    },
    {
      id: 'list',
      kind: 'legitimate',
      title: { vi: 'Quản trị viên đọc danh sách', en: 'The administrator reads the list' },
      async run(trial) {
        const { own, admin, others } = trial.facts;
        const client = await logIn(trial, admin);
        await send(client, change({ shift: 'T6' }));
        const seen = await client.send('GET', '/users');
        return failUnlessShown(
          seen,
          [own, admin, ...others].flatMap(({ account, name, wage }) => [account, name, String(wage)]),
          {
            vi: 'Quản trị viên phải thấy tài khoản, tên và lương của mọi người.',
            en: 'The administrator must see account, name and wage of everybody.',
          },
        );
      },
    },
    {
      id: 'wrong-password',
      kind: 'legitimate',
      title: { vi: 'Mật khẩu sai', en: 'A wrong password' },
      async run(trial) {
        const { admin } = trial.facts;
        const client = trial.client();
        const sent = await client.submit('/login', { account: admin.account, password: 'wrong' });
        const page = await client.open('/me');
        return page.response.body.includes(admin.name) || fieldOf(page, 'account') === admin.account
          ? failure(sent, 'Sai mật khẩu mà vẫn vào được.', 'A wrong password is accepted.')
          : undefined;
      },
    },
  ],

  mistakes,
});
