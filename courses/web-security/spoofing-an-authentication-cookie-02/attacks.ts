import type { Check } from '../../../src/features/web-lab/core/lab';
import { failIfShown, failure } from '../../../src/features/web-lab/core/probe';
import { commonCharacters, edits, flips, oldCookie, SEPARATORS, withoutEnd } from './forge';
import { cookiesOf, logIn, SEEN, tryValues, use, wait } from './requests';
import type { Facts } from './world';

/** A request takes 1.1 s on average: these take well over five minutes, more than seven. */
const LATE = 420;
/** What is shorter than this can be guessed. */
const LEAST_SECRET = 16;

const STILL_VALID = {
  vi: 'Cookie này đã cấp hơn năm phút trước, người giữ nó gửi lại và vẫn vào được.',
  en: 'This cookie was issued more than five minutes ago; whoever kept it sends it again and still gets in.',
};

/** What must not succeed against a patch. */
export const attacks: readonly Check<Facts>[] = [
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
      const bare = () => [victim.account, `${victim.account}.`, btoa(victim.account), 'undefined', 'null', '__proto__'];
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
      await wait(trial, LATE);
      return failIfShown(await use(trial, kept), [own.loan], STILL_VALID);
    },
  },
  {
    id: 'renewed',
    kind: 'attack',
    title: { vi: 'Dùng cookie nhiều lần trong bảy phút', en: 'Use a cookie several times in seven minutes' },
    async run(trial) {
      const [own] = trial.facts.own;
      const client = trial.client();
      await logIn(client, own);
      const kept = cookiesOf(client);
      for (let part = 0; part < 6; part += 1) {
        await use(trial, kept);
        await wait(trial, LATE / 6);
      }
      return failIfShown(await use(trial, kept), [own.loan], STILL_VALID);
    },
  },
  {
    id: 'next-login',
    kind: 'attack',
    title: {
      vi: 'Dùng cookie cũ sau khi chủ đăng nhập lại',
      en: 'Use an old cookie after its owner has logged in again',
    },
    async run(trial) {
      const [own] = trial.facts.own;
      const client = trial.client();
      await logIn(client, own);
      const kept = cookiesOf(client);
      await wait(trial, LATE);
      await logIn(trial.client(), own);
      return failIfShown(await use(trial, kept), [own.loan], STILL_VALID);
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
    id: 'flip',
    kind: 'attack',
    title: { vi: 'Đổi một ký tự của cookie', en: 'Change one character of a cookie' },
    async run(trial) {
      const [own] = trial.facts.own;
      const client = trial.client();
      await logIn(client, own);
      const cookies = cookiesOf(client);
      for (const [index, [name, value]] of cookies.entries()) {
        const parts = value.split(SEPARATORS);
        for (const [place, part] of parts.entries()) {
          const useWith = (text: string) => {
            const changed = parts.map((one, at) => (at === place ? text : one)).join('');
            return use(
              trial,
              cookies.map((cookie, at) => (at === index ? ([name, changed] as const) : cookie)),
            );
          };
          // A part that may be anything decides nothing.
          if (part === '' || failIfShown(await useWith('x'), [own.loan], STILL_VALID)) continue;
          for (const flipped of flips(part)) {
            const found = failIfShown(await useWith(flipped), [own.loan], {
              vi: 'Một ký tự của cookie đã khác mà máy chủ vẫn nhận: không có gì cho nó biết cookie bị sửa.',
              en: 'One character of the cookie is different, and the server still accepts it: nothing tells it that the cookie was edited.',
            });
            if (found) return found;
          }
        }
      }
      return undefined;
    },
  },
];
