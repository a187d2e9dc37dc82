import type { Client } from '../../../src/features/web-lab/core/client';
import { defineChecks, type Failure, type Trial } from '../../../src/features/web-lab/core/lab';
import { failIfOpened, failIfShown, failUnlessShown } from '../../../src/features/web-lab/core/probe';
import { BEFORE_DOCTYPE } from '../doctype';
import { mistakes } from './mistakes';
import { world, type Facts } from './world';

const SWOLLEN = 10_000;
const SMALL = 2_000;
/** Words of the parser's own message. Names in a document have no spaces, so a message that repeats one cannot have them. */
const LIMIT = 'amplification factor exceeded';

const sendXml = (client: Client, body: string) =>
  client.send('POST', '/comments', { headers: [['Content-Type', 'application/xml']], body });

/** A document whose text is `seed`, repeated `times` for each level. */
function nested(levels: number, times = 10, seed = 'ha', name = 'a', root = 'c'): string {
  let declarations = `<!ENTITY ${name}0 "${seed}">`;
  for (let level = 1; level <= levels; level += 1) {
    declarations += `<!ENTITY ${name}${level} "${`&${name}${level - 1};`.repeat(times)}">`;
  }
  return `<!DOCTYPE ${root} [${declarations}]><${root}>&${name}${levels};</${root}>`;
}

const isSmallDocument = (body: string): boolean => body.length < SMALL && body.includes('<!ENTITY');

const GREW = {
  vi: 'Tài liệu này đã phình ra: trang hiện nội dung lặp lại hàng trăm lần.',
  en: 'This document has swollen: the page shows its content hundreds of times.',
};
const RAN = {
  vi: 'Bộ phân tích đã thay thực thể cho đến khi chạm giới hạn của chính nó.',
  en: 'The parser has replaced entities until it reached its own limit.',
};

/** Sends a document, and fails if its text was repeated, or if the parser went up to its limit. */
async function tryOne(trial: Trial<Facts>, document: string, repeated: string): Promise<Failure | undefined> {
  const client = trial.client();
  const sent = await sendXml(client, document);
  return failIfShown(sent, [LIMIT], RAN) ?? failIfShown(await client.open('/'), [repeated], GREW);
}

export const checks = defineChecks<Facts>({
  world,

  goals: {
    swell: ({ response, request }, _facts, earlier) => {
      if (response.status !== 200 || request.method !== 'GET' || response.body.length <= SWOLLEN) return false;
      const [repeated] = /(\S{2,20}?)\1{400,}/.exec(response.body) ?? [];
      if (repeated === undefined) return false;
      const sent = earlier.map((one) => one.request.body);
      return sent.some(isSmallDocument) && !sent.some((body) => body.includes(repeated.slice(0, 800)));
    },
    limit: ({ request, response }) =>
      response.status === 400 && isSmallDocument(request.body) && response.body.includes(LIMIT),
  },

  async attack(trial) {
    const client = trial.client();
    await sendXml(client, nested(4));
    await client.open('/');
    await sendXml(client, nested(9));
  },

  checks: [
    {
      id: 'swell',
      kind: 'attack',
      title: { vi: 'Lặp một chữ mười nghìn lần', en: 'Repeat a text ten thousand times' },
      run: (trial) => tryOne(trial, nested(4), 'ha'.repeat(100)),
    },
    {
      id: 'other-names',
      kind: 'attack',
      title: { vi: 'Tên và nội dung khác', en: 'Other names and texts' },
      run: (trial) => {
        const seed = `q${trial.random.integer(10, 99)}`;
        const [name, root] = ['n', 'r'].map((letter) => `${letter}${trial.random.integer(10, 99)}x`);
        return tryOne(trial, nested(3, 10, seed, name, root), seed.repeat(100));
      },
    },
    {
      id: 'other-start',
      kind: 'attack',
      title: { vi: 'Tài liệu bắt đầu bằng thứ khác', en: 'A document that begins with something else' },
      async run(trial) {
        for (const start of BEFORE_DOCTYPE) {
          const found = await tryOne(trial, start + nested(4), 'ha'.repeat(100));
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'elsewhere',
      kind: 'attack',
      title: { vi: 'Thực thể phình ở một thuộc tính', en: 'Entities that swell in an attribute' },
      async run(trial) {
        const client = trial.client();
        const text = `ok-${trial.random.integer(1000, 9999)}`;
        await sendXml(client, nested(4).replace('<c>&a4;', `<c x="&a4;">${text}`));
        return failIfShown(await client.open('/'), [text], {
          vi: 'Tài liệu này đã được nhận: bộ phân tích đã thay các thực thể lồng nhau trong một thuộc tính.',
          en: 'This document was accepted: the parser has replaced the nested entities in an attribute.',
        });
      },
    },
    {
      id: 'doubling',
      kind: 'attack',
      title: { vi: 'Ít tham chiếu, nhiều tầng', en: 'Few references, many levels' },
      run: (trial) =>
        tryOne(trial, nested(9, 2, 'hat '.repeat(5).trim()), 'hat hat hat hat hathat hat hat hat hat'.repeat(20)),
    },
    {
      id: 'one-large',
      kind: 'attack',
      title: { vi: 'Một thực thể dài, dùng nhiều lần', en: 'One long entity, used many times' },
      run: (trial) => tryOne(trial, nested(1, 60, 'z'.repeat(300)), 'z'.repeat(9000)),
    },
    {
      id: 'not-nested',
      kind: 'attack',
      title: { vi: 'Một thực thể dài, không lồng nhau', en: 'One long entity that contains no other' },
      run: (trial) => {
        const document = `<!DOCTYPE c [<!ENTITY a "${'z'.repeat(300)}">]><c>${'&a;'.repeat(60)}</c>`;
        return tryOne(trial, document, 'z'.repeat(9000));
      },
    },
    {
      id: 'without-limit',
      kind: 'attack',
      title: { vi: 'Một tỉ lần', en: 'A billion times' },
      run: (trial) => tryOne(trial, nested(9), 'ha'.repeat(100)),
    },
    {
      id: 'files',
      kind: 'attack',
      title: { vi: 'Đọc một tệp', en: 'Read a file' },
      async run(trial) {
        const { path } = trial.facts.note;
        const sent = await sendXml(trial.client(), `<!DOCTYPE c [<!ENTITY e SYSTEM "file://${path}">]><c>&e;</c>`);
        return failIfOpened(sent, {
          vi: 'Bản vá đã mở lại một cửa cũ: máy chủ đọc một tệp.',
          en: 'The patch has opened an old door: the server reads a file.',
        });
      },
    },
    {
      id: 'short',
      kind: 'legitimate',
      title: { vi: 'Nhận xét thường', en: 'Ordinary comments' },
      async run(trial) {
        const client = trial.client();
        const number = trial.random.integer(100, 999);
        await client.submit('/comments', { text: `Hay ${number}` });
        await sendXml(client, `<?xml version="1.0"?><c>A &amp; B &lt;${number}&gt;</c>`);
        const words = `DOCTYPE, ENTITY: http://sach.example/xml/${number}`;
        await sendXml(client, `<c>${words}</c>`);
        return failUnlessShown(await client.open('/'), [`Hay ${number}`, `A &amp; B &lt;${number}&gt;`, words], {
          vi: 'Nhận xét thường, gửi bằng ô trên trang hay bằng XML, phải hiện ra.',
          en: 'Ordinary comments, sent through the box or as XML, must appear.',
        });
      },
    },
    {
      id: 'long',
      kind: 'legitimate',
      title: { vi: 'Một nhận xét dài', en: 'A long comment' },
      async run(trial) {
        const client = trial.client();
        const text = `${'Rất nhiều lời khen, &amp; vài lời chê. '.repeat(80)}${trial.random.integer(100, 999)}`;
        await sendXml(client, `<c>${text}</c>`);
        return failUnlessShown(await client.open('/'), [text], {
          vi: 'Một nhận xét dài 3.000 ký tự vẫn là nhận xét bình thường.',
          en: 'A comment of 3,000 characters is still an ordinary comment.',
        });
      },
    },
  ],

  mistakes,
});
