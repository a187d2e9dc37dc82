import type { Random } from '../../../src/features/lab-kit/core/seededRandom';
import type { LabWorld } from '../../../src/features/web-lab/core/lab';
import type { Language } from '../../../src/features/web-lab/core/world';

export interface Reader {
  readonly account: string;
  readonly password: string;
  readonly book: string;
  /** Only its owner sees it. */
  readonly loan: string;
}

export interface Facts {
  /** The two accounts of the reader, or of the attacker of a check. */
  readonly own: readonly [Reader, Reader];
  readonly victim: Reader;
  readonly letters: string;
}

const NAMES = ['an', 'chi', 'binh', 'dung', 'giang', 'hoa'] as const;
const BOOKS = {
  vi: ['Đêm mưa', 'Sổ tay SQL', 'Bếp quê', 'Toán vui'],
  en: ['Night of Rain', 'SQL Notebook', 'Country Kitchen', 'Fun with Maths'],
} as const;
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'];
const DIGITS = [...'0123456789abcdef'];

const textOf = (random: Random, from: readonly string[], length: number) =>
  Array.from({ length }, () => random.pick(from)).join('');

/** A reading room whose computers remember a reader for five minutes. */
export function world(random: Random, language: Language, isShown: boolean): LabWorld<Facts> {
  const [one = 'an', two = 'chi', other = 'binh'] = isShown ? NAMES : random.shuffle(NAMES);
  const reader = (account: string): Reader => ({
    account,
    password: `${account}-${random.integer(100_000, 999_999)}`,
    book: random.pick(BOOKS[language]),
    loan: `PM-${random.integer(100_000, 999_999)}`,
  });
  const [own, victim] = [[reader(one), reader(two)] as const, reader(other)];
  const letters = textOf(random, LETTERS, 10);
  const key = textOf(random, DIGITS, 32);
  return {
    server: { data: { letters, key, seconds: 300, readers: [...own, victim].map((each) => ({ ...each })) } },
    facts: { own, victim, letters },
    accounts: own.map(({ account, password }) => ({ name: account, password })),
  };
}
