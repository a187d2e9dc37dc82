import type { Client } from '../../../src/features/web-lab/core/client';
import type { Exchange } from '../../../src/features/web-lab/core/http';
import { defineChecks, type Failure, type Trial } from '../../../src/features/web-lab/core/lab';
import { failIfShown, failUnlessShown, failure } from '../../../src/features/web-lab/core/probe';
import { commonCharacters, edits, oldCookie, withoutEnd } from './forge';
import { mistakes } from './mistakes';
import { world, type Facts, type Reader } from './world';

const SEEN = {
  vi: 'Với cookie này, trang hiện mã phiếu mượn của người khác.',
  en: "With this cookie, the page shows somebody else's loan number.",
};

/** A request takes 1.1 s on average: these are well under five minutes. */
const SOON = 100;
/** And these well over: more than seven minutes. */
const LATE = 420;
/** What is shorter than this can be guessed. */
const LEAST_SECRET = 16;

/** The cookies that a client has now. */
const cookiesOf = (client: Client): (readonly [name: string, value: string])[] =>
  Object.values(client.cookies).flatMap((cookies) => Object.entries(cookies));

async function logIn(client: Client, { account, password }: Pick<Reader, 'account' | 'password'>): Promise<Exchange> {
  return client.send('POST', '/login', { form: { account, password } });
}

/** Opens the loans with these cookies only. */
const use = (trial: Trial<Facts>, cookies: readonly (readonly [string, string])[]) =>
  trial
    .client()
    .send('GET', '/loans', { headers: [['Cookie', cookies.map(([name, value]) => `${name}=${value}`).join('; ')]] });

/** Lets time pass: other people look at the first page. */
async function wait(trial: Trial<Facts>, requests: number): Promise<void> {
  const other = trial.client();
  for (let count = 0; count < requests; count += 1) await other.send('GET', '/');
}

/** Tries each cookie with each of these values, and the other cookies as they are. */
async function tryValues(
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

function rememberedBy({ response }: Exchange): string | undefined {
  const cookies = response.headers.filter(([name]) => name.toLowerCase() === 'set-cookie');
  return cookies.map(([, cookie]) => /^remember=([^;]+)/.exec(cookie)?.[1]).find((value) => value !== undefined);
}

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
    {
      id: 'old-cookie',
      kind: 'attack',
      title: { vi: 'Viết cookie theo quy luật cũ', en: 'Write a cookie by the old rule' },
      async run(trial) {
        const { own, victim, letters } = trial.facts;
        await logIn(trial.client(), own[0]);
        for (const end of [letters, 'x'.repeat(10), letters.toUpperCase()]) {
          const sent = await use(trial, [['remember', oldCookie(victim.account, end)]]);
          const found = failIfShown(sent, [victim.loan], SEEN);
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'copy',
      kind: 'attack',
      title: {
        vi: 'Chạy một bản sao của mã, không có khóa, và lấy cookie của nó',
        en: 'Run a copy of the code without the key, and take its cookie',
      },
      async run(trial) {
        const { own, victim, letters } = trial.facts;
        const known = [own[0], own[1], { ...victim, password: 'p-1234' }];
        const copy = await trial.twin({
          letters,
          key: '00112233445566778899aabbccddeeff',
          readers: known.map((reader) => ({ ...reader })),
        });
        // The victim logs in at both at the same time, so that whatever the code counts is equal.
        await logIn(trial.client(), victim);
        await logIn(copy, { account: victim.account, password: 'p-1234' });
        const sent = await use(trial, cookiesOf(copy));
        return failIfShown(sent, [victim.loan], {
          vi: 'Cookie này do một bản sao của mã làm ra, không có khóa và mật khẩu của máy chủ thật, mà máy chủ thật vẫn nhận.',
          en: 'A copy of the code made this cookie without the key and the passwords of the real server, and the real server accepts it.',
        });
      },
    },
    {
      id: 'edit',
      kind: 'attack',
      title: { vi: 'Sửa tên trong cookie của mình', en: 'Edit the name in your own cookie' },
      async run(trial) {
        const { own, victim } = trial.facts;
        await logIn(trial.client(), victim);
        for (const { account, password } of own) {
          const client = trial.client();
          await logIn(client, { account, password });
          const valuesOf = (value: string) => edits(value, (text) => text.replaceAll(account, victim.account));
          const found = await tryValues(trial, cookiesOf(client), valuesOf, victim.loan);
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'cut',
      kind: 'attack',
      title: { vi: 'Bỏ bớt một phần của cookie', en: 'Leave out a part of the cookie' },
      async run(trial) {
        const { own, victim } = trial.facts;
        await logIn(trial.client(), victim);
        const [{ account }] = own;
        const client = trial.client();
        await logIn(client, own[0]);
        const cookies = cookiesOf(client);
        const rename = (text: string) => text.replaceAll(account, victim.account);
        const cut = (value: string) => [value, ...edits(value, rename)].flatMap(withoutEnd);
        const renamed = (value: string) => cut(value).flatMap((one) => [one, ...edits(one, rename)]);
        const bare = () => [
          victim.account,
          `${victim.account}.`,
          btoa(victim.account),
          'undefined',
          'null',
          '__proto__',
        ];
        return (
          (await tryValues(trial, cookies, renamed, victim.loan)) ??
          (await tryValues(trial, [['remember', '']], bare, victim.loan)) ??
          failIfShown(
            await trial.client().send('GET', `/loans?account=${victim.account}&remember=${victim.account}`, {
              headers: [
                ['Cookie', `account=${victim.account}; user=${victim.account}`],
                ['X-User', victim.account],
              ],
            }),
            [victim.loan],
            SEEN,
          )
        );
      },
    },
    {
      id: 'short',
      kind: 'attack',
      title: { vi: 'Đo phần không đoán được của cookie', en: 'Measure the part of the cookie that cannot be guessed' },
      async run(trial) {
        const [own] = trial.facts.own;
        const copy = await trial.twin({ key: 'ffeeddccbbaa99887766554433221100' });
        const client = trial.client();
        const sent = await logIn(client, own);
        await logIn(copy, own);
        const [real, copied] = [client, copy].map((one) =>
          cookiesOf(one)
            .map(([, value]) => value)
            .join(';'),
        );
        if (!real || !copied) return undefined;
        const secret = Math.max(real.length, copied.length) - commonCharacters(real, copied);
        return secret < LEAST_SECRET
          ? failure(
              sent,
              `Chỉ ${secret} ký tự của cookie này phụ thuộc vào điều mà riêng máy chủ biết: dò hết được.`,
              `Only ${secret} characters of this cookie depend on something that the server alone knows: all can be tried.`,
            )
          : undefined;
      },
    },
    {
      id: 'expires',
      kind: 'attack',
      title: { vi: 'Dùng cookie cũ sau bảy phút', en: 'Use a cookie after seven minutes' },
      async run(trial) {
        const [own] = trial.facts.own;
        const client = trial.client();
        await logIn(client, own);
        const kept = cookiesOf(client);
        // The cookie is used meanwhile, so that a server which starts its time again at each use is found out.
        for (let part = 0; part < 6; part += 1) {
          await use(trial, kept);
          await wait(trial, LATE / 6);
        }
        return failIfShown(await use(trial, kept), [own.loan], {
          vi: 'Cookie này đã cấp hơn năm phút trước, người giữ nó gửi lại và vẫn vào được.',
          en: 'This cookie was issued more than five minutes ago; whoever kept it sends it again and still gets in.',
        });
      },
    },
    {
      id: 'extend',
      kind: 'attack',
      title: { vi: 'Sửa số trong cookie cũ', en: 'Edit the numbers in an old cookie' },
      async run(trial) {
        const [own] = trial.facts.own;
        const client = trial.client();
        await logIn(client, own);
        const kept = cookiesOf(client);
        await wait(trial, LATE);
        const later = (text: string) =>
          text.replace(/\d{9,}/g, (digits) => String(BigInt(digits) + 10n ** BigInt(digits.length - 1)));
        const found = await tryValues(trial, kept, (value) => edits(value, later), own.loan);
        return (
          found && {
            ...found,
            why: {
              vi: 'Cookie đã hết hạn, nhưng chỉ cần sửa thời điểm ghi trong nó là lại vào được.',
              en: 'The cookie has expired, but editing the time in it is enough to get in again.',
            },
          }
        );
      },
    },
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
