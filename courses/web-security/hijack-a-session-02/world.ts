import type { Random } from '../../../src/features/lab-kit/core/seededRandom';
import type { LabWorld } from '../../../src/features/web-lab/core/lab';
import type { Language } from '../../../src/features/web-lab/core/world';

export interface Facts {
  readonly own: { readonly account: string; readonly password: string };
  /** Who logs in now and then, and what only that person sees. */
  readonly victim: { readonly account: string; readonly password: string; readonly address: string };
  /** Where the counter of the original starts. */
  readonly first: number;
}

const NAMES = ['an', 'binh', 'chi', 'dung', 'giang', 'hoa'] as const;
const STREETS = ['Hàng Bông', 'Lê Lợi', 'Trần Phú', 'Nguyễn Huệ', 'Bạch Đằng'] as const;

/** A shop in which another customer logs in at about every third request. */
export function world(random: Random, _language: Language, isShown: boolean): LabWorld<Facts> {
  const [own = 'an', other = 'binh'] = isShown ? ['an', 'binh'] : random.shuffle(NAMES);
  const password = `${own}-${random.integer(100, 999)}`;
  const address = `${random.integer(1, 199)} ${random.pick(STREETS)}`;
  const first = random.integer(1_000, 9_000);
  const ownAddress = `${random.integer(1, 199)} Hai Bà Trưng`;
  const victim = { account: other, password: `${other}-${random.integer(100_000, 999_999)}`, address };
  return {
    server: {
      data: {
        first,
        accounts: [{ account: own, password, address: ownAddress }, victim],
        visitor: other,
      },
    },
    facts: { own: { account: own, password }, victim, first },
    accounts: [{ name: own, password }],
  };
}
