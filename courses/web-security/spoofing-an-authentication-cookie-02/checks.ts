import type { Client } from '../../../src/features/web-lab/core/client';
import { defineChecks } from '../../../src/features/web-lab/core/lab';
import { failIfShown, failUnlessShown } from '../../../src/features/web-lab/core/probe';
import { attacks } from './attacks';
import { oldCookie } from './forge';
import { mistakes } from './mistakes';
import { logIn, rememberedBy, use, wait } from './requests';
import { world, type Facts, type Reader } from './world';

/** A request takes 1.1 s on average: these are well under five minutes. */
const SOON = 100;

export const checks = defineChecks<Facts>({
  world,

  goals: {
    two: (exchange, _facts, earlier) => {
      const latest = rememberedBy(exchange);
      return latest !== undefined && earlier.some((one) => ![undefined, latest].includes(rememberedBy(one)));
    },
    spoof: ({ response }, { victim }) => response.status === 200 && response.body.includes(victim.loan),
  },

  async attack(trial) {
    const { own, victim } = trial.facts;
    for (const reader of own) await logIn(trial.client(), reader);
    await use(trial, [['remember', oldCookie(victim.account, 'x'.repeat(10))]]);
  },

  checks: [
    ...attacks,
    {
      id: 'remembered',
      kind: 'legitimate',
      title: { vi: 'Được nhớ trong năm phút', en: 'Be remembered for five minutes' },
      async run(trial) {
        const [own] = trial.facts.own;
        const client = trial.client();
        const page = await client.submit('/login', { account: own.account, password: own.password });
        const why = {
          vi: 'Sau khi đăng nhập, bạn đọc phải thấy phiếu mượn của mình mà không phải đăng nhập lại, trong năm phút.',
          en: 'After the login, readers must see their own loan without another login, for five minutes.',
        };
        const found = failUnlessShown(page, [own.account, own.loan], why);
        if (found) return found;
        await wait(trial, SOON);
        return (
          failUnlessShown(await client.open('/loans'), [own.loan], why) ??
          failUnlessShown(await client.open('/'), [own.loan], why)
        );
      },
    },
    {
      id: 'several',
      kind: 'legitimate',
      title: { vi: 'Nhiều bạn đọc cùng lúc', en: 'Several readers at the same time' },
      async run(trial) {
        const readers = [...trial.facts.own, trial.facts.victim];
        const visits: { reader: Reader; client: Client }[] = [];
        for (const reader of readers) {
          const client = trial.client();
          await logIn(client, reader);
          visits.push({ reader, client });
        }
        for (const { reader, client } of visits) {
          const found = failUnlessShown(await client.open('/loans'), [reader.account, reader.loan], {
            vi: `${reader.account} đã đăng nhập cùng lúc với người khác và không thấy phiếu mượn của mình.`,
            en: `${reader.account} is logged in at the same time as others and does not see their own loan.`,
          });
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'log-out',
      kind: 'legitimate',
      title: { vi: 'Đăng xuất', en: 'Log out' },
      async run(trial) {
        const [own] = trial.facts.own;
        const client = trial.client();
        await logIn(client, own);
        await client.submit('/logout', {});
        return failIfShown(await client.open('/loans'), [own.loan], {
          vi: 'Sau khi đăng xuất, trình duyệt đó vẫn thấy phiếu mượn.',
          en: 'After the logout, the same browser still shows the loan.',
        });
      },
    },
    {
      id: 'wrong-password',
      kind: 'legitimate',
      title: { vi: 'Mật khẩu sai', en: 'A wrong password' },
      async run(trial) {
        const [own] = trial.facts.own;
        const client = trial.client();
        await client.submit('/login', { account: own.account, password: 'wrong' });
        return failIfShown(await client.open('/loans'), [own.loan], {
          vi: 'Sai mật khẩu mà vẫn vào được.',
          en: 'A wrong password is accepted.',
        });
      },
    },
  ],

  mistakes,
});
