import type { Random } from '../../../src/features/lab-kit/core/seededRandom';
import type { LabWorld } from '../../../src/features/web-lab/core/lab';
import type { Language } from '../../../src/features/web-lab/core/world';

export interface Person {
  readonly account: string;
  readonly password: string;
  readonly role: 'staff' | 'manager';
}

export interface Facts {
  /** The reader, or the attacker of a check. */
  readonly own: Person;
  /** Everybody without the manager's rights, the reader among them. */
  readonly staff: readonly Person[];
  readonly manager: Person;
  readonly titles: readonly string[];
  readonly costs: readonly string[];
  readonly discount: number;
}

const STAFF = ['lan', 'thu', 'dung', 'giang', 'yen'] as const;
const MANAGERS = ['hanh', 'hoa', 'minh'] as const;
const TITLES = {
  vi: ['Đêm mưa', 'Sổ tay SQL', 'Bếp quê', 'Toán vui'],
  en: ['Night of Rain', 'SQL Notebook', 'Country Kitchen', 'Fun with Maths'],
} as const;

/** A stockroom with a manager and three other employees. */
export function world(random: Random, language: Language, isShown: boolean): LabWorld<Facts> {
  const names = isShown ? STAFF : random.shuffle(STAFF);
  const person = (account: string, role: Person['role']): Person => ({
    account,
    password: `${account}-${random.integer(100, 999)}`,
    role,
  });
  const staff = names.slice(0, 3).map((account) => person(account, 'staff'));
  const manager = person(isShown ? 'hanh' : random.pick(MANAGERS), 'manager');
  const books = TITLES[language].map((title) => ({
    title,
    count: random.integer(2, 60),
    cost: random.integer(31, 94) * 1000 + random.integer(101, 899),
  }));
  const discount = random.integer(11, 30);
  const [own = manager] = staff;
  return {
    server: { data: { accounts: [...staff, manager].map((one) => ({ ...one })), books, discount } },
    facts: { own, staff, manager, titles: TITLES[language], costs: books.map(({ cost }) => String(cost)), discount },
    accounts: [{ name: own.account, password: own.password }],
  };
}
