import type { Exchange } from '../../../src/features/web-lab/core/http';
import type { Client } from '../../../src/features/web-lab/core/client';
import { defineChecks, type Failure, type Trial } from '../../../src/features/web-lab/core/lab';
import { failIfShown, failUnlessShown, failure } from '../../../src/features/web-lab/core/probe';
import { WORLD_START } from '../../../src/features/web-lab/core/world';
import { mistakes } from './mistakes';
import { world, type Facts } from './world';

const LOGINS = 24;
/** Characters of an id that differ from one to the next. */
const LEAST_RANDOM = 16;
/** So many logins that another customer has come meanwhile, and the milliseconds that the first such visit needs. */
const VISITS = 16;
const FIRST_VISIT = 16_000;
const FIRST_LOGIN = 2_000;
const OWN_STREET = 'Hai Bà Trưng';

const SEEN = {
  vi: 'Với một mã đoán được, trang hiện địa chỉ giao hàng của người khác.',
  en: "With a guessed id, the page shows somebody else's delivery address.",
};

const OLD = {
  vi: 'Máy chủ vẫn nhận một mã theo quy luật cũ, và trang hiện địa chỉ giao hàng.',
  en: 'The server still accepts an id by the old rule, and the page shows a delivery address.',
};

/** Name and value of the cookie that a login has set. */
function cookieOf({ response }: Exchange): readonly [name: string, value: string] | undefined {
  const [, cookie] = response.headers.find(([name]) => name.toLowerCase() === 'set-cookie') ?? [];
  const [, name, value] = /^([^=;]+)=([^;]*)/.exec(cookie ?? '') ?? [];
  return name === undefined || value === undefined ? undefined : [name, value];
}

function logIn(trial: Trial<Facts>, client: Client = trial.client()): Promise<Exchange> {
  return client.send('POST', '/login', { form: { ...trial.facts.own } });
}

const use = (client: Client, [name, value]: readonly [string, string]) =>
  client.send('GET', '/account', { headers: [['Cookie', `${name}=${value}`]] });

/** Numbers in an id, in their order. */
const numbersIn = (value: string) => value.match(/\d+/g)?.map(Number) ?? [];

/** Tries the ids between two of the attacker's own, where only one number of them has a gap and another a range. */
async function tryBetween(
  client: Client,
  name: string,
  before: string,
  after: string,
  address: string,
): Promise<Failure | undefined> {
  const [low, high] = [numbersIn(before), numbersIn(after)];
  const shape = after.split(/\d+/);
  if (low.length !== high.length || low.length === 0 || low.length > 3) return undefined;
  const gap = low.findIndex((number, index) => (high[index] ?? 0) - number === 2);
  const compose = (parts: readonly number[]) => shape.map((text, index) => text + String(parts[index] ?? '')).join('');
  if (gap < 0) return undefined;
  const rest = low.map((number, index) => ({ number, index })).filter(({ index }) => index !== gap);
  const skipped = (low[gap] ?? 0) + 1;
  const ranged = rest.find(({ number, index }) => number !== high[index]);
  const from = ranged?.number ?? 0;
  const to = ranged ? Math.min(high[ranged.index] ?? 0, from + 2500) : 0;
  for (let value = to; value >= from; value -= 1) {
    const parts = low.map((number, index) => (index === gap ? skipped : index === ranged?.index ? value : number));
    const found = failIfShown(await use(client, [name, compose(parts)]), [address], SEEN);
    if (found) return found;
  }
  return undefined;
}

export const checks = defineChecks<Facts>({
  world,

  goals: {
    gap: (exchange, _facts, earlier) => {
      const latest = cookieOf(exchange);
      const previous = earlier
        .map(cookieOf)
        .filter((cookie) => cookie !== undefined)
        .at(-1);
      if (!latest || !previous) return false;
      return (numbersIn(latest[1])[0] ?? 0) - (numbersIn(previous[1])[0] ?? 0) === 2;
    },
    hijack: ({ response }, { victim }) => response.status === 200 && response.body.includes(victim.address),
  },

  async attack(trial) {
    const client = trial.client();
    let previous: readonly [string, string] | undefined;
    for (let count = 0; count < LOGINS; count += 1) {
      const cookie = cookieOf(await logIn(trial));
      if (cookie && previous) {
        const found = await tryBetween(client, cookie[0], previous[1], cookie[1], trial.facts.victim.address);
        if (found) return;
      }
      previous = cookie;
    }
  },

  checks: [
    {
      id: 'gap',
      kind: 'attack',
      title: { vi: 'Dò mã nằm giữa hai mã của mình', en: 'Try the ids between two of your own' },
      async run(trial) {
        const client = trial.client();
        let previous: readonly [string, string] | undefined;
        for (let count = 0; count < LOGINS; count += 1) {
          const cookie = cookieOf(await logIn(trial));
          if (cookie && previous) {
            const found = await tryBetween(client, cookie[0], previous[1], cookie[1], trial.facts.victim.address);
            if (found) return found;
          }
          previous = cookie;
        }
        return undefined;
      },
    },
    {
      id: 'entropy',
      kind: 'attack',
      title: { vi: 'So các mã liền nhau', en: 'Compare consecutive ids' },
      async run(trial) {
        const values: string[] = [];
        let latest: Exchange | undefined;
        for (let count = 0; count < LOGINS; count += 1) {
          latest = await logIn(trial);
          const cookie = cookieOf(latest);
          if (cookie) values.push(cookie[1]);
        }
        if (!latest || values.length < LOGINS) return undefined;
        const different = new Set(values);
        // A server may give an account the id that it already has; then the id of another account is compared.
        const { account, password } = trial.facts.victim;
        const other = () => trial.client().send('POST', '/login', { form: { account, password } });
        const compared = [...different, ...(different.size > 1 ? [] : [cookieOf(await other())?.[1] ?? ''])];
        const same = commonCharacters(compared);
        const differing = Math.min(...compared.map((value) => value.length - same));
        return differing < LEAST_RANDOM
          ? failure(
              latest,
              `Trong ${LOGINS} lần đăng nhập liền nhau, mã chỉ khác nhau ở ${differing} ký tự; cần ít nhất ${LEAST_RANDOM} (64 bit nếu viết bằng hex).`,
              `In ${LOGINS} logins in a row, the ids differ in ${differing} characters only; at least ${LEAST_RANDOM} are needed (64 bits if written in hexadecimal).`,
            )
          : undefined;
      },
    },
    {
      id: 'predict',
      kind: 'attack',
      title: { vi: 'Tính mã từ những gì biết được', en: 'Compute the id from what can be known' },
      async run(trial) {
        const twin = await trial.twin();
        for (let count = 0; count < 4; count += 1) {
          const known = cookieOf(await logIn(trial, twin));
          const exchange = await logIn(trial);
          const cookie = cookieOf(exchange);
          if (!cookie || cookie[1] !== known?.[1]) continue;
          return failure(
            exchange,
            'Mã này tính được: một máy chủ khác, chạy cùng đoạn mã với cùng số đếm, cùng giờ và cùng random(), cho ra đúng mã này.',
            'This id can be computed: another server with the same code, counter, time and random() gives the same one.',
          );
        }
        return undefined;
      },
    },
    {
      id: 'old-ids',
      kind: 'attack',
      title: { vi: 'Mã theo quy luật cũ của khách khác', en: 'Ids by the old rule of other customers' },
      async run(trial) {
        const { first, own, victim } = trial.facts;
        const [early, late] = [await trial.twin(), await trial.twin()];
        const [name, id] = cookieOf(await logIn(trial, early)) ?? [];
        const next = cookieOf(await logIn(trial, early))?.[1] ?? '';
        // The framework's own sessions have no ids of the old kind, and other checks speak of ids that are weak themselves.
        if (name === undefined || id === undefined || name === 'SESSION') return undefined;
        if (id !== next && id.length - commonCharacters([id, next]) < LEAST_RANDOM) return undefined;
        // A server may take old ids beside new ones. Its first login has the first or the second number, and one of two
        // thousand times.
        const other = await trial.twin();
        await logIn(trial, other);
        for (let number = first + 1; number <= first + 2; number += 1)
          for (let time = WORLD_START; time < WORLD_START + FIRST_LOGIN; time += 1) {
            other.cookies = {};
            const sent = await use(other, [name, `${number}-${time}`]);
            const found = failIfShown(sent, [victim.address, OWN_STREET], OLD);
            if (found) return found;
          }
        // A visit that takes a random id changes the next one of a login. Only where it does not are all times tried.
        for (let count = 0; count < VISITS; count += 1)
          await late.send('POST', '/login', { form: { account: own.account, password: 'x' } });
        if (cookieOf(await logIn(trial, late))?.[1] !== id) return undefined;
        // The visitor comes at one of these with a probability of 0.999.
        for (let count = 0; count < VISITS; count += 1) await logIn(trial);
        const client = trial.client();
        for (let time = WORLD_START; time < WORLD_START + FIRST_VISIT; time += 1) {
          const found = failIfShown(await use(client, [name, `${first + 1}-${time}`]), [victim.address], SEEN);
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'no-session',
      kind: 'attack',
      title: { vi: 'Vào mà không có phiên', en: 'Get in without a session' },
      async run(trial) {
        const client = trial.client();
        const { account, address } = trial.facts.victim;
        for (const value of ['', account, '0', 'undefined']) {
          const found = failIfShown(await use(client, ['shop', value]), [address], SEEN);
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'stays',
      kind: 'legitimate',
      title: { vi: 'Đăng nhập và ở lại', en: 'Log in and stay' },
      async run(trial) {
        const client = trial.client();
        await logIn(trial, client);
        const others = trial.client();
        const { account, password } = trial.facts.victim;
        for (let count = 0; count < 5; count += 1) await others.send('POST', '/login', { form: { account, password } });
        const why = {
          vi: 'Sau khi đăng nhập, khách phải thấy tài khoản của mình, cả khi nhiều người khác vào sau.',
          en: 'After the login, customers must see their own account, even if many others log in later.',
        };
        for (let count = 0; count < 3; count += 1) {
          const found = failUnlessShown(await client.open('/account'), [trial.facts.own.account, 'Hai Bà Trưng'], why);
          if (found) return found;
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
        const sent = await client.submit('/login', { account: trial.facts.own.account, password: 'x' });
        return (
          failIfShown(await client.open('/account'), ['Hai Bà Trưng'], {
            vi: 'Mật khẩu sai không được mở tài khoản.',
            en: 'A wrong password must not open an account.',
          }) ?? (sent.response.status < 500 ? undefined : failure(sent, 'Máy chủ lỗi.', 'The server fails.'))
        );
      },
    },
  ],

  mistakes,
});

/** Characters that all texts have in common at their start and at their end. */
function commonCharacters(values: readonly string[]): number {
  const [first = ''] = values;
  const shortest = Math.min(...values.map(({ length }) => length));
  let start = 0;
  while (start < shortest && values.every((value) => value[start] === first[start])) start += 1;
  let end = 0;
  while (end < shortest - start && values.every((value) => value.at(-1 - end) === first.at(-1 - end))) end += 1;
  return start + end;
}
