import type { Random } from '../../../src/features/lab-kit/core/seededRandom';
import type { LabWorld } from '../../../src/features/web-lab/core/lab';
import type { Language } from '../../../src/features/web-lab/core/world';

export interface HelpFile {
  readonly name: string;
  readonly lines: readonly string[];
}

export interface Facts {
  readonly help: readonly [HelpFile, HelpFile, ...HelpFile[]];
  /** A file beside the help files: its path in the server's folder, and what only it contains. */
  readonly secret: { readonly path: string; readonly text: string };
}

type Page = readonly [name: string, ...lines: (readonly [vi: string, en: string])[]];

const PAGES: readonly Page[] = [
  [
    'doi-tra.help',
    ['Khách đổi sách trong 7 ngày, còn hóa đơn.', 'Customers exchange books within 7 days, with the receipt.'],
    ['Đổi & trả: dùng phiếu #12.', 'Exchange & return: use slip #12.'],
    ['-10 % cho sách cũ, quản lý ký.', '-10 % on used books, signed by the manager.'],
  ],
  [
    'gio-lam.help',
    ['Ca sáng 8:00; ca chiều 13:30; ca tối 18:00.', 'Morning 8:00; afternoon 13:30; evening 18:00.'],
    ['Đổi ca phải báo trước một ngày.', 'Swap shifts one day ahead.'],
  ],
  [
    'hoa-don.help',
    ['In lại hóa đơn: Ctrl+P (máy ở quầy 2).', 'Reprint a receipt: Ctrl+P (the printer at counter 2).'],
    ["Ghi 'công ty' khi khách cần hóa đơn đỏ.", "Write 'company' when a customer needs an invoice."],
  ],
  [
    'ton-kho.help',
    ['Kho trước | kho sau: xem tem trên kệ.', 'Front store | back store: see the label on the shelf.'],
    ['Sách hết thì báo quản lý.', 'Tell the manager when a book is out of stock.'],
    ['-1 là kho tầng hầm.', '-1 is the basement store.'],
  ],
];

/** A help site with a few files, and a configuration file with a password in the folder beside them. */
export function world(random: Random, language: Language, isShown: boolean): LabWorld<Facts> {
  const help = (isShown ? PAGES : random.shuffle(PAGES)).map(([name, ...lines]): HelpFile => ({
    name,
    lines: lines.map(([vi, en]) => (language === 'vi' ? vi : en)),
  })) as [HelpFile, HelpFile, ...HelpFile[]];
  const number = random.integer(11, 98);
  const path = `config/mail-${number}.env`;
  const text = `PASSWORD=${random.integer(1000, 9999)}-${random.integer(1000, 9999)}`;
  return {
    server: {
      data: {},
      files: {
        ...Object.fromEntries(help.map(({ name, lines }) => [`/srv/app/help/${name}`, `${lines.join('\n')}\n`])),
        [`/srv/app/${path}`]: `ACCOUNT=quay@nha-sach.example\n${text}\n`,
        // Not in the reader's world: a file that ends like a help file and is none.
        ...(!isShown && { [`/srv/app/config/mail-${number}.help`]: `${text}\n` }),
        '/srv/app/server.js': '// …\n',
        '/etc/hostname': 'nha-sach\n',
      },
    },
    facts: { help, secret: { path, text } },
    accounts: [],
  };
}
