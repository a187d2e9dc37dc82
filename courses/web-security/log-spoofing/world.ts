import type { Random } from '../../../src/features/lab-kit/core/seededRandom';
import type { LabWorld } from '../../../src/features/web-lab/core/lab';
import type { Language } from '../../../src/features/web-lab/core/world';

export interface Facts {
  /** The reader, or the attacker of a check: may read the log. */
  readonly own: { readonly account: string; readonly password: string };
  /** Whose login is forged; this person never logs in. */
  readonly admin: string;
  /** Names that are tried and that no account has. */
  readonly strangers: readonly [string, string, string];
}

const NAMES = ['lan', 'quang', 'hoa', 'yen', 'trang', 'huy'] as const;
const STRANGERS = ['thu.trang', 'kho-2', 'minh_tri', 'viet.duc', 'quay-1'] as const;

/** A warehouse with three accounts, whose log starts empty. */
export function world(random: Random, _language: Language, isShown: boolean): LabWorld<Facts> {
  const names = isShown ? NAMES : random.shuffle(NAMES);
  const accounts = names.slice(0, 3).map((account) => ({
    account,
    password: `${account}-${random.integer(100, 999)}${account === names[0] ? '' : random.integer(1000, 9999)}`,
  }));
  const [own = { account: '', password: '' }, admin = own] = accounts;
  const [first = '', second = '', third = ''] = random.shuffle(STRANGERS);
  return {
    server: { data: { accounts } },
    facts: { own, admin: admin.account, strangers: [first, second, third] },
    accounts: [{ name: own.account, password: own.password }],
  };
}
