import type { Random } from '../../../src/features/lab-kit/core/seededRandom';
import type { LabWorld } from '../../../src/features/web-lab/core/lab';
import type { Language } from '../../../src/features/web-lab/core/world';

export interface Person {
  readonly account: string;
  readonly password: string;
  readonly role: 'staff' | 'manager';
}

export interface Member {
  readonly card: string;
  readonly name: string;
  readonly points: number;
  readonly phone: string;
}

export interface Facts {
  /** The reader, or the attacker of a check. */
  readonly own: Person;
  readonly staff: readonly Person[];
  readonly manager: Person;
  readonly members: readonly Member[];
}

const STAFF = ['thu', 'dung', 'giang', 'yen'] as const;
const MANAGERS = ['hanh', 'hoa', 'minh'] as const;
const MEMBERS = ['Trịnh Bảo Châu', 'Lý Gia Hân', 'Đinh Quốc Việt', 'Mai Thanh Trúc', 'Phan Đức Long', 'Tạ Kim Oanh'];

/** A counter with a manager, two employees and a few members. */
export function world(random: Random, _language: Language, isShown: boolean): LabWorld<Facts> {
  const names = isShown ? STAFF : random.shuffle(STAFF);
  const person = (account: string, role: Person['role']): Person => ({
    account,
    password: `${account}-${random.integer(100, 999)}`,
    role,
  });
  const staff = names.slice(0, 2).map((account) => person(account, 'staff'));
  const manager = person(isShown ? 'hanh' : random.pick(MANAGERS), 'manager');
  const first = random.integer(1100, 7000);
  const members = random.shuffle(MEMBERS).map((name, index) => ({
    card: `HV-${first + index * 17 + random.integer(0, 9)}`,
    name,
    points: random.integer(12, 940),
    phone: `09${random.integer(10, 99)} ${random.integer(100, 999)} ${random.integer(100, 999)}`,
  }));
  const [own = manager] = staff;
  return {
    server: { data: { accounts: [...staff, manager].map((one) => ({ ...one })), members } },
    facts: { own, staff, manager, members },
    accounts: [{ name: own.account, password: own.password }],
  };
}
