import type { Random } from '../../../src/features/lab-kit/core/seededRandom';
import type { LabWorld } from '../../../src/features/web-lab/core/lab';
import type { Language } from '../../../src/features/web-lab/core/world';

export interface Person {
  readonly account: string;
  readonly password: string;
  readonly name: string;
  readonly shift: string;
  readonly wage: number;
  readonly admin: boolean;
}

export interface Facts {
  /** The reader, or the attacker of a check. */
  readonly own: Person;
  readonly admin: Person;
  /** Everybody else. */
  readonly others: readonly Person[];
  /** An account that does not exist yet. */
  readonly newAccount: string;
}

const NAMES = [
  ['lan', 'Hồ Ngọc Lan'],
  ['giang', 'Võ Hương Giang'],
  ['thu', 'Cao Hoài Thu'],
  ['dung', 'Lâm Anh Dũng'],
  ['hanh', 'Tô Mỹ Hạnh'],
] as const;
const SHIFTS = ['T2', 'T3', 'T5', 'T7', 'CN'] as const;

/** A shop with an administrator and four employees, each with a wage that only the administrator sees. */
export function world(random: Random, _language: Language, isShown: boolean): LabWorld<Facts> {
  const names = isShown ? NAMES : random.shuffle(NAMES);
  const people = names.map(([account, name], index): Person => ({
    account,
    password: `${account}-${random.integer(10_000, 99_999)}`,
    name,
    shift: random.pick(SHIFTS),
    wage: random.integer(28, 71) * 1000 + random.integer(101, 899),
    admin: index === names.length - 1,
  }));
  const [own, ...rest] = people as [Person, ...Person[]];
  const admin = rest.find((one) => one.admin) ?? own;
  return {
    server: { data: { salt: String(random.integer(1e8, 9e8)), users: people.map((one) => ({ ...one })) } },
    facts: { own, admin, others: rest.filter((one) => !one.admin), newAccount: `moi${random.integer(10, 99)}` },
    accounts: [{ name: own.account, password: own.password }],
  };
}
