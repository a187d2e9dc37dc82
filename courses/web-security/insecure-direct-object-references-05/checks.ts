import type { Client } from '../../../src/features/web-lab/core/client';
import type { Exchange } from '../../../src/features/web-lab/core/http';
import { mistakes } from './mistakes';
import { world, type Facts, type Person } from './world';
import { defineChecks, type Failure, type Trial } from '../../../src/features/web-lab/core/lab';
import { failIfShown, failUnlessShown, failure, fieldOf } from '../../../src/features/web-lab/core/probe';

const OTHERS_SEEN = {
  vi: 'Phản hồi chứa số điện thoại của người khác.',
  en: "The response contains another person's phone number.",
};

async function logIn(trial: Trial<Facts>, { account, password }: Person): Promise<Client> {
  const client = trial.client();
  await client.submit('/login', { account, password });
  return client;
}

const pathOf = ({ id }: Person) => `/api/profiles/${id}`;

/** Whether a person still sees the own profile as it was; the failure shows the request that changed it. */
async function unchanged(trial: Trial<Facts>, person: Person, attack: Exchange): Promise<Failure | undefined> {
  const seen = await (await logIn(trial, person)).send('GET', pathOf(person));
  // The own name has a check of its own.
  const fields = ['id', 'phone', 'badge', 'role', ...(person === trial.facts.own ? [] : (['name'] as const))] as const;
  const changed = fields.find((field) => fieldOf(seen, field) !== person[field]);
  return changed === undefined
    ? undefined
    : failure(
        attack,
        `Sau yêu cầu này, trường “${changed}” trong hồ sơ của ${person.name} đã khác.`,
        `After this request, the field “${changed}” in the profile of ${person.name} is different.`,
      );
}

/** Writes a field that the form does not have into the own profile; fails if the profile then has the new value. */
async function failIfWritten(trial: Trial<Facts>, field: string, value: string): Promise<Failure | undefined> {
  const { own } = trial.facts;
  const client = await logIn(trial, own);
  const sent = await client.send('PUT', pathOf(own), { json: { id: own.id, badge: own.badge, [field]: value } });
  return fieldOf(await client.send('GET', pathOf(own)), field) === value
    ? failure(
        sent,
        `Sau yêu cầu này, trường “${field}” trong hồ sơ của ${own.name} đã khác, dù biểu mẫu không có trường ấy.`,
        `After this request, the field “${field}” in the profile of ${own.name} is different, although the form has no such field.`,
      )
    : undefined;
}

export const checks = defineChecks<Facts>({
  world,

  goals: {
    read: ({ request, response }, { others }) =>
      request.method === 'GET' && response.status === 200 && others.some(({ phone }) => response.body.includes(phone)),
    change: (exchange, { others }) => {
      const { request, response } = exchange;
      const victim = others.find(({ id }) => fieldOf(exchange, 'id') === id);
      if (request.method !== 'PUT' || response.status !== 200 || !victim) return false;
      return (['name', 'phone', 'badge', 'role'] as const).some((field) => fieldOf(exchange, field) !== victim[field]);
    },
  },

  async attack(trial) {
    const { own, others } = trial.facts;
    const client = await logIn(trial, own);
    await client.send('GET', pathOf(others[0]));
    await client.send('PUT', pathOf(own), { json: { id: others[0].id, badge: 'black' } });
  },

  checks: [
    {
      id: 'read-other',
      kind: 'attack',
      title: { vi: 'Đọc hồ sơ của người khác', en: "Read another person's profile" },
      async run(trial) {
        const { own, others } = trial.facts;
        const client = await logIn(trial, own);
        for (const other of others) {
          const found = failIfShown(await client.send('GET', pathOf(other)), [other.phone], OTHERS_SEEN);
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'read-claimed',
      kind: 'attack',
      title: {
        vi: 'Đọc hồ sơ của người khác, tự xưng là họ',
        en: "Read another person's profile, claiming to be them",
      },
      async run(trial) {
        const { own, others } = trial.facts;
        const client = await logIn(trial, own);
        const [{ id, account, phone }] = others;
        const session = Object.entries(client.cookies).flatMap(([, own]) => Object.entries(own));
        const cookies = [
          ...session.map(([name, value]) => `${name}=${value}`),
          'role=manager',
          `id=${id}`,
          `user=${account}`,
        ];
        const claims = [
          ['Cookie', cookies.join('; ')],
          ['X-Role', 'manager'],
          ['X-User', account],
          ['X-User-Id', id],
          ['X-Profile-Id', id],
          ['X-Requested-With', 'XMLHttpRequest'],
          ['Referer', 'http://nhan-su.example/profile'],
          ['Origin', 'http://nhan-su.example'],
          ['Content-Type', 'application/json'],
        ] as const;
        const query = `?id=${id}&user=${id}&userId=${id}&owner=${id}&account=${account}&role=manager&admin=true`;
        return failIfShown(
          await client.send('GET', `/api/profiles/${id}${query}`, {
            headers: claims,
            body: JSON.stringify({ id, userId: id, user: account, role: 'manager' }),
          }),
          [phone],
          OTHERS_SEEN,
        );
      },
    },
    {
      id: 'read-encoded',
      kind: 'attack',
      title: {
        vi: 'Đọc hồ sơ của người khác, mã số viết cách khác',
        en: "Read another person's profile, its id written another way",
      },
      async run(trial) {
        const { own, others } = trial.facts;
        const client = await logIn(trial, own);
        const [{ id, phone }] = others;
        const encoded = [...id].map((digit) => `%${digit.charCodeAt(0).toString(16)}`).join('');
        for (const text of [encoded, `${id}?id=${own.id}`, `${id}#${own.id}`, `${id}?${own.id}`]) {
          const found = failIfShown(await client.send('GET', `/api/profiles/${text}`), [phone], OTHERS_SEEN);
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'change-other',
      kind: 'attack',
      title: { vi: 'Sửa hồ sơ của người khác', en: "Change another person's profile" },
      async run(trial) {
        const { own, others } = trial.facts;
        const client = await logIn(trial, own);
        const victim = others[1];
        const attack = await client.send('PUT', pathOf(victim), {
          json: { id: victim.id, name: own.name, phone: '0900 000 000' },
        });
        return failIfShown(attack, [victim.phone], OTHERS_SEEN) ?? unchanged(trial, victim, attack);
      },
    },
    {
      id: 'change-by-body',
      kind: 'attack',
      title: {
        vi: 'Sửa hồ sơ của người khác, mã số ở chỗ khác',
        en: "Change another person's profile, its id in another place",
      },
      async run(trial) {
        const { own, others } = trial.facts;
        const [, victim, last = victim] = others;
        const client = await logIn(trial, own);
        const first = await client.send('PUT', pathOf(own), { json: { id: victim.id, badge: 'black', role: 'staff' } });
        const second = await client.send('PUT', pathOf(last), { json: { id: own.id, badge: 'black' } });
        const third = await client.send('PUT', pathOf(last), { json: { badge: 'black' } });
        return (
          failIfShown(first, [victim.phone], OTHERS_SEEN) ??
          failIfShown(second, [last.phone], OTHERS_SEEN) ??
          failIfShown(third, [last.phone], OTHERS_SEEN) ??
          (await unchanged(trial, victim, first)) ??
          (await unchanged(trial, last, second)) ??
          unchanged(trial, last, third)
        );
      },
    },
    {
      id: 'own-role',
      kind: 'attack',
      title: { vi: 'Tự nâng quyền của mình', en: 'Raise your own rights' },
      async run(trial) {
        const { own, others } = trial.facts;
        const client = await logIn(trial, own);
        const first = await client.send('PUT', pathOf(own), { json: { id: own.id, role: 'manager' } });
        const found = await unchanged(trial, own, first);
        if (found) return found;
        const second = await client.send('PUT', pathOf(own), { json: { id: others[0].id, name: others[0].name } });
        return unchanged(trial, own, second);
      },
    },
    {
      id: 'other-fields',
      kind: 'attack',
      title: { vi: 'Sửa trường mà biểu mẫu không có', en: 'Change a field that the form does not have' },
      async run(trial) {
        const { unseen } = trial.facts;
        return unseen && failIfWritten(trial, unseen.field, `x-${trial.random.integer(1000, 9999)}`);
      },
    },
    {
      id: 'own-name',
      kind: 'attack',
      title: { vi: 'Mang tên của người khác', en: "Take another person's name" },
      run: (trial) => failIfWritten(trial, 'name', trial.facts.others[1].name),
    },
    {
      id: 'no-login',
      kind: 'attack',
      title: { vi: 'Đọc và sửa khi chưa đăng nhập', en: 'Read and change without a login' },
      async run(trial) {
        const { own } = trial.facts;
        const client = trial.client();
        const found = failIfShown(await client.send('GET', pathOf(own)), [own.phone], {
          vi: 'Chưa đăng nhập mà vẫn đọc được hồ sơ.',
          en: 'A profile can be read without a login.',
        });
        if (found) return found;
        return unchanged(trial, own, await client.send('PUT', pathOf(own), { json: { id: own.id, badge: 'black' } }));
      },
    },
    {
      id: 'read-own',
      kind: 'legitimate',
      title: { vi: 'Chủ hồ sơ đọc hồ sơ của mình', en: 'Owners read their own profile' },
      async run(trial) {
        const { own } = trial.facts;
        const client = await logIn(trial, own);
        const why = {
          vi: 'Chủ hồ sơ phải nhận đủ tên và số điện thoại của mình.',
          en: 'Owners must get their own name and phone number.',
        };
        for (const path of ['/profile', pathOf(own), pathOf(own)]) {
          const found = failUnlessShown(await client.send('GET', path), [own.name, own.phone], why);
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'edit-own',
      kind: 'legitimate',
      title: { vi: 'Chủ hồ sơ sửa hồ sơ của mình', en: 'Owners change their own profile' },
      async run(trial) {
        const { own } = trial.facts;
        const client = await logIn(trial, own);
        for (const badge of ['teal', 'coral']) {
          const phone = `08${trial.random.integer(10, 99)} 123 456`;
          const saved = await client.send('PUT', pathOf(own), { json: { id: own.id, phone, badge } });
          const seen = await client.send('GET', pathOf(own));
          if (fieldOf(seen, 'phone') === phone && fieldOf(seen, 'badge') === badge) continue;
          return failure(
            saved,
            'Chủ hồ sơ lưu số điện thoại và màu thẻ mới, nhưng đọc lại không thấy.',
            'The owner saved a new phone number and badge colour, but reading the profile does not show them.',
          );
        }
        return undefined;
      },
    },
    {
      id: 'everybody',
      kind: 'legitimate',
      title: { vi: 'Nhiều người dùng cùng lúc', en: 'Several people at the same time' },
      async run(trial) {
        const people = [trial.facts.own, ...trial.facts.others];
        const visits: { person: Person; client: Client }[] = [];
        for (const person of people) visits.push({ person, client: await logIn(trial, person) });
        for (const { person, client } of visits) {
          const seen = await client.send('GET', pathOf(person));
          const found = failUnlessShown(seen, [person.name, person.phone], {
            vi: `${person.name} đã đăng nhập cùng lúc với người khác và không đọc được hồ sơ của mình.`,
            en: `${person.name} is logged in at the same time as others and cannot read their own profile.`,
          });
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'log-in',
      kind: 'legitimate',
      title: { vi: 'Đăng nhập, và sai mật khẩu', en: 'Log in, and a wrong password' },
      async run(trial) {
        const { own } = trial.facts;
        const wrong = await trial.client().submit('/login', { account: own.account, password: 'wrong' });
        const found = failIfShown(wrong, [own.phone], {
          vi: 'Sai mật khẩu mà vẫn vào được.',
          en: 'A wrong password is accepted.',
        });
        if (found) return found;
        const page = await trial.client().submit('/login', { account: own.account, password: own.password });
        return failUnlessShown(page, [own.name, own.id], {
          vi: 'Đăng nhập đúng phải dẫn đến trang hồ sơ.',
          en: 'A correct login must lead to the profile page.',
        });
      },
    },
  ],

  mistakes,
});
