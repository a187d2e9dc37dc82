import type { Random } from '../../../src/features/lab-kit/core/seededRandom';
import type { LabWorld } from '../../../src/features/web-lab/core/lab';
import type { Language } from '../../../src/features/web-lab/core/world';

export interface Hold {
  readonly id: string;
  /** The account that may see and cancel it. */
  readonly owner: string;
  readonly name: string;
  readonly title: string;
  /** Whoever says it at the counter gets the book. */
  readonly code: string;
}

export interface Customer {
  readonly account: string;
  readonly password: string;
  readonly holds: readonly [Hold, Hold];
}

export interface Facts {
  /** The reader, or the attacker of a check. */
  readonly own: Customer;
  readonly others: readonly [Customer, Customer, ...Customer[]];
}

const NAMES = [
  ['an', 'Nguyễn Thu An'],
  ['binh', 'Lê Quốc Bình'],
  ['chi', 'Phạm Linh Chi'],
  ['dung', 'Vũ Anh Dũng'],
] as const;
const TITLES = [
  'Dế Mèn phiêu lưu ký',
  'Số đỏ',
  'Tắt đèn',
  'Vang bóng một thời',
  'Hà Nội băm sáu phố phường',
  'Chí Phèo',
  'Gió đầu mùa',
  'Đất rừng phương Nam',
] as const;

const letter = (random: Random) => String.fromCharCode(random.integer(65, 90));

/** Four customers with two holds each; the numbers of the holds go from customer to customer. */
export function world(random: Random, _language: Language, isShown: boolean): LabWorld<Facts> {
  const first = isShown ? 3107 : random.integer(1200, 9700);
  // In other worlds the attacker has another name, so that a patch for one account is found out.
  const [reader, ...rest] = NAMES;
  const [attacker = reader, ...victims] = random.shuffle(rest);
  const names = isShown ? NAMES : [attacker, ...random.shuffle([reader, ...victims])];
  const titles = random.shuffle(TITLES);
  const customers = names.map(([account, name], index): Customer => {
    const hold = (place: number): Hold => ({
      id: String(first + place),
      owner: account,
      name,
      title: titles[place] ?? TITLES[0],
      code: `${letter(random)}${letter(random)}-${random.integer(10_000, 99_999)}`,
    });
    return {
      account,
      password: `${account}-${random.integer(100, 999)}`,
      holds: [hold(index), hold(index + names.length)],
    };
  });
  const [own, ...others] = customers as [Customer, Customer, Customer, ...Customer[]];
  return {
    server: {
      data: {
        accounts: customers.map(({ account, password }) => ({ account, password })),
        holds: customers
          .flatMap(({ holds }) => holds)
          .map(({ id, owner, name, title, code }) => ({ id, owner, name, title, code })),
      },
    },
    facts: { own, others },
    accounts: [{ name: own.account, password: own.password }],
  };
}
