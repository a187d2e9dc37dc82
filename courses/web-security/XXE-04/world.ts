import type { Random } from '../../../src/features/lab-kit/core/seededRandom';
import type { LabWorld } from '../../../src/features/web-lab/core/lab';
import type { Language } from '../../../src/features/web-lab/core/world';

export interface Facts {
  /** Names in the root directory. */
  readonly root: readonly string[];
  /** A note that no visitor may read: its path and its text. */
  readonly note: { readonly path: string; readonly text: string };
  readonly hostname: string;
}

const USERS = ['an', 'binh', 'chi', 'dung'] as const;
const FOLDERS = ['backup', 'data', 'kho', 'media', 'reports'] as const;

/** A machine with a few files; the names differ from world to world. */
export function world(random: Random, language: Language, isShown: boolean): LabWorld<Facts> {
  const user = isShown ? 'an' : random.pick(USERS);
  const folder = isShown ? 'kho' : `${random.pick(FOLDERS)}-${random.integer(10, 99)}`;
  const file = language === 'vi' ? 'ghi-chu.txt' : 'note.txt';
  const code = `${random.integer(10, 99)}-${random.integer(10, 99)}-${random.integer(10, 99)}`;
  const path = `/home/${user}/${isShown ? file : `${random.integer(100, 999)}-${file}`}`;
  const text = language === 'vi' ? `Mã két sắt: ${code}` : `Code of the safe: ${code}`;
  const hostname = `nha-sach-${random.integer(1000, 9999)}`;
  return {
    server: {
      data: {
        title: 'Số đỏ',
        comments: [language === 'vi' ? 'Đọc một mạch không dừng được.' : 'I could not put it down.'],
      },
      files: {
        '/etc/hostname': hostname,
        [`/${folder}/books.csv`]: 'id,title\n1,Số đỏ\n',
        [path]: text,
        '/srv/app/server.js': '// …',
      },
    },
    facts: { root: ['etc', 'home', folder, 'srv'].sort(), note: { path, text }, hostname },
    accounts: [],
  };
}
