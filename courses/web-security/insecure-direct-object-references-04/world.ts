import type { Random } from '../../../src/features/lab-kit/core/seededRandom';
import type { LabWorld } from '../../../src/features/web-lab/core/lab';
import type { Language } from '../../../src/features/web-lab/core/world';

export interface Statement {
  readonly id: string;
  /** The account that may read it. */
  readonly author: string;
  readonly name: string;
  readonly quarter: string;
  readonly amount: string;
  readonly bank: string;
}

export interface Author {
  readonly account: string;
  readonly password: string;
  readonly statements: readonly [Statement, Statement];
}

export interface Facts {
  /** The reader, or the attacker of a check. */
  readonly own: Author;
  readonly others: readonly [Author, Author, ...Author[]];
}

const NAMES = [
  ['an', 'Nguyễn Thu An'],
  ['khanh', 'Lê Minh Khánh'],
  ['thu', 'Phạm Hoài Thu'],
  ['dung', 'Vũ Anh Dũng'],
] as const;
const QUARTERS = ['2025 Q3', '2025 Q4'] as const;

/** Four authors with two royalty statements each. */
export function world(random: Random, _language: Language, isShown: boolean): LabWorld<Facts> {
  const first = isShown ? 871 : random.integer(120, 970);
  const names = isShown ? NAMES : random.shuffle(NAMES);
  const authors = names.map(([account, name], index): Author => {
    const statement = (quarter: 0 | 1): Statement => ({
      id: String(first + index + quarter * names.length),
      author: account,
      name,
      quarter: QUARTERS[quarter],
      amount: `${random.integer(2, 48)} ${random.integer(100, 999)} 000`,
      bank: `${random.integer(1000, 9999)} ${random.integer(1000, 9999)} ${index}${quarter}`,
    });
    return { account, password: `${account}-${random.integer(100, 999)}`, statements: [statement(0), statement(1)] };
  });
  const [own, ...others] = authors as [Author, Author, Author, ...Author[]];
  return {
    server: {
      data: {
        accounts: authors.map(({ account, password }) => ({ account, password })),
        statements: authors.flatMap(({ statements }) => statements).map((one) => ({ ...one })),
      },
    },
    facts: { own, others },
    accounts: [{ name: own.account, password: own.password }],
  };
}
