import type { Random } from '../../../src/features/lab-kit/core/seededRandom';
import type { LabWorld } from '../../../src/features/web-lab/core/lab';
import type { Language } from '../../../src/features/web-lab/core/world';

export interface Facts {
  /** A file that no visitor may read. */
  readonly secret: { readonly path: string; readonly text: string };
}

const USERS = ['an', 'binh', 'chi', 'dung'] as const;

/** A machine with one secret, whose path the lesson names. */
export function world(random: Random, _language: Language, isShown: boolean): LabWorld<Facts> {
  const path = isShown ? '/home/an/secret.txt' : `/home/${random.pick(USERS)}/${random.integer(100, 999)}.txt`;
  const text = `kho-${random.integer(100_000, 999_999).toString(16)}${random.integer(10, 99)}`;
  return {
    server: { data: null, files: { [path]: text, '/etc/hostname': 'nha-sach', '/srv/app/server.js': '// …' } },
    facts: { secret: { path, text } },
    accounts: [],
  };
}
