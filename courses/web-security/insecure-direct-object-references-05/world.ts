import type { Random } from '../../../src/features/lab-kit/core/seededRandom';
import type { LabWorld } from '../../../src/features/web-lab/core/lab';
import type { Language } from '../../../src/features/web-lab/core/world';

export interface Person {
  readonly id: string;
  readonly account: string;
  readonly password: string;
  readonly name: string;
  readonly phone: string;
  readonly badge: string;
  readonly role: 'staff' | 'manager';
}

export interface Facts {
  /** A field of the reader's profile that no form changes; absent in the world that the reader sees. */
  readonly unseen?: { readonly field: string; readonly value: string };
  /** The reader, or the attacker of a check. */
  readonly own: Person;
  /** Everybody else; the first is a manager. */
  readonly others: readonly [Person, Person, ...Person[]];
}

const NAMES = [
  ['lan', 'Trần Ngọc Lan'],
  ['khanh', 'Lê Minh Khánh'],
  ['thu', 'Phạm Hoài Thu'],
  ['dung', 'Vũ Anh Dũng'],
  ['hanh', 'Đỗ Mỹ Hạnh'],
  ['quang', 'Ngô Nhật Quang'],
  ['yen', 'Bùi Hải Yến'],
] as const;
const UNSEEN = ['contract', 'payGrade', 'team', 'manages'] as const;
const BADGES = ['blue', 'green', 'amber', 'violet'] as const;

/** The distances of the other ids from the reader's own, in the world that the reader sees. */
const GAPS = [0, 3, -2, 5, 8, -6, -9];

/** A shop with seven people, each with an account and a profile. */
export function world(random: Random, _language: Language, isShown: boolean): LabWorld<Facts> {
  const first = isShown ? 2042 : random.integer(1200, 9700);
  const names = isShown ? NAMES : random.shuffle(NAMES);
  const people = names.map(([account, name], index): Person => ({
    // Gaps of two to six, so that ids are found by counting and not by guessing once.
    id: String(first + (isShown ? (GAPS[index] ?? 0) : index * 4 - 12 + random.integer(0, 2))),
    account,
    password: `${account}-${random.integer(100, 999)}`,
    name,
    phone: `09${random.integer(10, 99)} ${random.integer(100, 999)} ${random.integer(100, 999)}`,
    badge: random.pick(BADGES),
    role: index === 1 ? 'manager' : 'staff',
  }));
  const unseen = { field: random.pick(UNSEEN), value: `v-${random.integer(1000, 9999)}` };
  const [own, ...others] = people as [Person, Person, Person, ...Person[]];
  return {
    server: {
      data: {
        accounts: people.map(({ id, account, password }) => ({ id, account, password })),
        profiles: people.map(({ id, name, phone, badge, role }) => ({
          ...{ id, name, phone, badge, role },
          ...(!isShown && { [unseen.field]: unseen.value }),
        })),
      },
    },
    facts: { own, others, ...(!isShown && { unseen }) },
    accounts: [{ name: own.account, password: own.password }],
  };
}
