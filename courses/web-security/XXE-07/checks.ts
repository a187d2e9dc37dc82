import type { Client } from '../../../src/features/web-lab/core/client';
import { defineChecks, type Failure, type Trial } from '../../../src/features/web-lab/core/lab';
import { headerOf } from '../../../src/features/web-lab/core/http';
import { failIfOpened, failIfShown, failUnlessShown } from '../../../src/features/web-lab/core/probe';
import { inOtherSpellings } from '../doctype';
import { mistakes } from './mistakes';
import { world, type Facts } from './world';

const send = (client: Client, type: string, body: string) =>
  client.send('PUT', '/api/comments', { headers: [['Content-Type', type]], body });

const declaring = (address: string) =>
  `<!DOCTYPE comment [<!ENTITY e SYSTEM "${address}">]>\n<comment><text>&e;</text></comment>`;

const OPENED = {
  vi: 'Khi đọc tài liệu này, máy chủ đã mở một tệp hoặc gọi một máy khác.',
  en: 'While it read this document, the server opened a file or called another host.',
};
const SHOWN = {
  vi: 'Trang hiện nội dung của một tệp trên máy chủ.',
  en: 'The page shows the content of a file on the server.',
};

async function tryAll(
  { client: newClient, facts }: Trial<Facts>,
  attempts: readonly (readonly [type: string, body: string])[],
): Promise<Failure | undefined> {
  const client = newClient();
  for (const [type, body] of attempts) {
    const sent = await send(client, type, body);
    const found =
      failIfShown(await client.open('/'), [facts.note.text, facts.hostname], SHOWN) ?? failIfOpened(sent, OPENED);
    if (found) return found;
  }
  return undefined;
}

export const checks = defineChecks<Facts>({
  world,

  goals: {
    switch: ({ request, response }) =>
      request.method === 'PUT' &&
      response.status === 201 &&
      request.body.trim().startsWith('<') &&
      /xml/.test(headerOf(request.headers, 'content-type') ?? ''),
    root: ({ response }, { root }) => response.body.includes(root.join('\n')),
  },

  async attack(trial) {
    const client = trial.client();
    await send(client, 'application/xml', declaring('file:///'));
    await client.open('/');
  },

  checks: [
    {
      id: 'application-xml',
      kind: 'attack',
      title: { vi: 'XML thay cho JSON', en: 'XML instead of JSON' },
      run: (trial) =>
        tryAll(trial, [
          ['application/xml', declaring('file:///')],
          ['application/xml', declaring(`file://${trial.facts.note.path}`)],
        ]),
    },
    {
      id: 'other-types',
      kind: 'attack',
      title: { vi: 'Kiểu XML viết cách khác', en: 'The XML type, written in other ways' },
      run: (trial) => {
        const types = ['application/xml; charset=utf-8', 'text/xml', 'application/atom+xml', ' application/xml'];
        return tryAll(
          trial,
          types.map((type) => [type, declaring(`file://${trial.facts.note.path}`)] as const),
        );
      },
    },
    {
      id: 'json-like',
      kind: 'attack',
      title: { vi: 'Kiểu khác có chữ json', en: 'Other types with the text json' },
      run: (trial) =>
        tryAll(
          trial,
          ['application/xml; x=json', 'application/xml; x=application/json', 'application/jsonxml'].map(
            (type) => [type, declaring(`file://${trial.facts.note.path}`)] as const,
          ),
        ),
    },
    {
      id: 'other-start',
      kind: 'attack',
      title: { vi: 'Tài liệu bắt đầu bằng thứ khác', en: 'A document that begins with something else' },
      run: (trial) => {
        const document = declaring(`file://${trial.facts.note.path}`);
        return tryAll(trial, [
          ['application/xml', `<?xml version="1.0"?>\n${document}`],
          ['application/xml', `\n\n${document}`],
          ['application/xml', `<!-- {"text": "ok"} -->${document}`],
        ]);
      },
    },
    {
      id: 'with-accept',
      kind: 'attack',
      title: { vi: 'Cùng những header khác', en: 'Together with other headers' },
      async run(trial) {
        const client = trial.client();
        const sent = await client.send('PUT', '/api/comments', {
          headers: [
            ['Content-Type', 'application/xml'],
            ['Accept', 'application/json'],
            ['X-Requested-With', 'XMLHttpRequest'],
            ['Origin', 'http://nha-sach.example'],
          ],
          body: declaring('file:///'),
        });
        return failIfOpened(sent, OPENED);
      },
    },
    {
      id: 'other-spellings',
      kind: 'attack',
      title: { vi: 'Khai báo viết theo nhiều cách', en: 'Declarations, written in several ways' },
      run: (trial) => {
        const { path } = trial.facts.note;
        const root = '<comment><text>&e;</text></comment>';
        const declarations = [
          `<!ENTITY e PUBLIC "-" "FILE://${path}">`,
          '<!ENTITY e SYSTEM "http://webwolf/landing?x=1">',
          `<!ENTITY % p "<!ENTITY e &#83;YSTEM 'fi&#108;e://${path}'>">%p;`,
        ];
        return tryAll(
          trial,
          [
            ...declarations.map((one) => `<!DOCTYPE comment [${one}]>${root}`),
            ...inOtherSpellings(root, `<!ENTITY e SYSTEM "file://${path}">`),
          ].map((document) => ['application/xml', document] as const),
        );
      },
    },
    {
      id: 'by-json',
      kind: 'legitimate',
      title: { vi: 'Nhận xét bằng JSON', en: 'A comment as JSON' },
      async run(trial) {
        const client = trial.client();
        const text = `Truyện hay ${trial.random.integer(100, 999)}, đọc <hai> lần`;
        await send(client, 'application/json', JSON.stringify({ text }));
        return failUnlessShown(await client.open('/'), [text.replace('<hai>', '&lt;hai&gt;')], {
          vi: 'Nhận xét gửi với Content-Type “application/json” phải hiện ra.',
          en: 'A comment sent with the Content-Type “application/json” must appear.',
        });
      },
    },
    {
      id: 'json-types',
      kind: 'legitimate',
      title: { vi: 'JSON, với kiểu viết cách khác', en: 'JSON, with its type written in other ways' },
      async run(trial) {
        const client = trial.client();
        for (const type of ['application/json; charset=utf-8', 'Application/JSON']) {
          const text = `Truyện hay ${trial.random.integer(100, 999)}, đọc <hai> lần`;
          await send(client, type, JSON.stringify({ text }));
          const shown = text.replace('<hai>', '&lt;hai&gt;');
          const found = failUnlessShown(await client.open('/'), [shown], {
            vi: `Nhận xét gửi với Content-Type “${type}” phải hiện ra.`,
            en: `A comment sent with the Content-Type “${type}” must appear.`,
          });
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'about-xml',
      kind: 'legitimate',
      title: { vi: 'Nhận xét nói về XML', en: 'A comment about XML' },
      async run(trial) {
        const client = trial.client();
        const number = trial.random.integer(100, 999);
        const text = `Chương về xml, <!DOCTYPE> và file:///, trang ${number}`;
        await send(client, 'application/json', JSON.stringify({ text }));
        return failUnlessShown(await client.open('/'), [text.replace('<!DOCTYPE>', '&lt;!DOCTYPE&gt;')], {
          vi: 'Chữ “xml”, “<!DOCTYPE>” hay “file:” trong một nhận xét JSON là chữ bình thường.',
          en: 'The words “xml”, “<!DOCTYPE>” or “file:” in a JSON comment are ordinary text.',
        });
      },
    },
  ],

  mistakes,
});
