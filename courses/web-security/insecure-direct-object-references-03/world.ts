import type { Random } from '../../../src/features/lab-kit/core/seededRandom';
import type { LabWorld } from '../../../src/features/web-lab/core/lab';
import type { Language } from '../../../src/features/web-lab/core/world';

export interface Account {
  readonly account: string;
  readonly password: string;
}

export interface Delivery {
  readonly code: string;
  readonly customer: string;
  readonly title: string;
  readonly state: string;
  readonly slot: string;
  /** What the shop has written about the customer. */
  readonly note: string;
  readonly courier: {
    readonly name: string;
    readonly plate: string;
    readonly idNumber: string;
    readonly address: string;
  };
  /** What only the worlds of the grader have. */
  readonly added: readonly [score: string, bankAccount: string];
}

export interface Facts {
  /** The reader, or the attacker of a check. */
  readonly own: Account;
  readonly dispatcher: Account;
  readonly deliveries: readonly [Delivery, Delivery, Delivery];
  readonly others: readonly Delivery[];
}

const TITLES = ['Số đỏ', 'Tắt đèn', 'Chí Phèo', 'Gió đầu mùa', 'Vang bóng một thời'] as const;
const COURIERS = ['Hùng', 'Mai', 'Sơn', 'Yến', 'Tú'] as const;
const STREETS = ['Hàng Bông', 'Lê Lợi', 'Trần Phú', 'Nguyễn Huệ', 'Bạch Đằng'] as const;
const CUSTOMERS = ['an', 'chi', 'giang', 'hoa'] as const;
const TEXTS = {
  vi: { states: ['Đang giao', 'Đã giao'], note: 'Hay đổi giờ, không cần ưu tiên' },
  en: { states: ['On its way', 'Delivered'], note: 'Changes the time a lot, no priority' },
} as const;

/** A customer with three deliveries by three couriers, another customer with two, and a dispatcher. */
export function world(random: Random, language: Language, isShown: boolean): LabWorld<Facts> {
  const [account = 'an', other = 'chi'] = isShown ? CUSTOMERS : random.shuffle(CUSTOMERS);
  const titles = random.shuffle(TITLES);
  const couriers = random.shuffle(COURIERS);
  const { states, note } = TEXTS[language];
  const delivery = (index: number): Delivery => ({
    code: `G${random.integer(1000, 9999)}${index}`,
    customer: index < 3 ? account : other,
    title: titles[index] ?? TITLES[0],
    state: states[index % 3 === 0 ? 0 : 1] ?? states[0],
    slot: `${random.integer(8, 17)}:30`,
    note: `${note} (${random.integer(1000, 9999)}${index})`,
    courier: {
      name: couriers[index] ?? COURIERS[0],
      plate: `29-G1 ${random.integer(100, 999)}.${random.integer(10, 99)}`,
      idNumber: `0010${random.integer(10_000_000, 99_999_999)}`,
      address: `${random.integer(1, 199)}${index} ${random.pick(STREETS)}`,
    },
    added: [
      `score-${random.integer(1000, 9999)}${index}`,
      `${random.integer(1000, 9999)}-${random.integer(1000, 9999)}${index}`,
    ],
  });
  const all = [0, 1, 2, 3, 4].map(delivery);
  const [first, second, third, ...others] = all as [Delivery, Delivery, Delivery, ...Delivery[]];
  const own = { account, password: `${account}-${random.integer(100, 999)}` };
  const dispatcher = { account: 'kho', password: `kho-${random.integer(100_000, 999_999)}` };
  return {
    server: {
      data: {
        accounts: [
          { ...own, job: 'customer' },
          { account: other, password: `${other}-${random.integer(100_000, 999_999)}`, job: 'customer' },
          { ...dispatcher, job: 'dispatch' },
        ],
        deliveries: all.map(({ added: [score, bankAccount], courier, ...rest }) => ({
          ...rest,
          // Fields that the reader has not seen: a list of what to remove misses them.
          ...(!isShown && { score }),
          courier: { ...courier, ...(!isShown && { bankAccount }) },
        })),
      },
    },
    facts: { own, dispatcher, deliveries: [first, second, third], others },
    accounts: [{ name: own.account, password: own.password }],
  };
}
