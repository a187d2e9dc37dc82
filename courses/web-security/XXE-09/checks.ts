import type { Client } from '../../../src/features/web-lab/core/client';
import { defineChecks, type Failure, type Trial } from '../../../src/features/web-lab/core/lab';
import { failIfOpened, failIfShown, failUnlessShown, failure } from '../../../src/features/web-lab/core/probe';
import { BEFORE_DOCTYPE, inOtherSpellings, OTHER_TYPES } from '../doctype';
import { mistakes } from './mistakes';
import { world, type Facts } from './world';

const SWOLLEN = 10_000;
const SMALL = 2_000;
/** The parser's own message. It begins the response, so a message that repeats a text of the document is another. */
const LIMIT = /^line \d+: Maximum entity amplification factor exceeded/;
/** How the page shows the length of each comment; `<` in a comment is escaped. */
const LENGTHS = / \((\d+)\)<\/li>/g;

const sendXml = (client: Client, body: string, type = 'application/xml') =>
  client.send('POST', '/comments', { headers: [['Content-Type', type]], body });

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
async function tryOne(
  trial: Trial<Facts>,
  document: string,
  repeated: string,
  type?: string,
): Promise<Failure | undefined> {
  const client = trial.client();
  const sent = await sendXml(client, document, type);
  return (
    failIfShown(sent, ['amplification factor exceeded'], RAN) ?? failIfShown(await client.open('/'), [repeated], GREW)
  );
}

export const checks = defineChecks<Facts>({
  world,

  goals: {
    swell: ({ response, request }, _facts, earlier) => {
      if (response.status !== 200 || request.method !== 'GET') return false;
      // The first comment was there from the start; each of the others was sent with a request that was accepted.
      const [, ...lengths] = [...response.body.matchAll(LENGTHS)].map(([, length]) => Number(length));
      const accepted = earlier.filter((one) => /^\/comments\b/.test(one.request.target) && one.response.status === 303);
      return accepted.some((one, at) => isSmallDocument(one.request.body) && (lengths[at] ?? 0) > SWOLLEN);
    },
    limit: ({ request, response }) =>
      response.status === 400 && isSmallDocument(request.body) && LIMIT.test(response.body),
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
        const places = [
          (levels: number, text: string) => nested(levels).replace(/<c>.*/, `<c x="&a${levels};">${text}</c>`),
          (levels: number, text: string) => nested(levels).replace(/<c>.*/, `<c><b x="&a${levels};"/>${text}</c>`),
          (levels: number, text: string) =>
            nested(levels).replace(/\]>.*/, `<!ATTLIST d x CDATA "&a${levels};">]><c>${text}</c>`),
        ];
        for (const place of places) {
          const text = `ok-${trial.random.integer(100_000, 999_999)}`;
          await sendXml(client, place(4, `${text}-small`));
          const sent = await sendXml(client, place(9, `${text}-large`));
          const { body } = (await client.open('/')).response;
          // Whoever replaces nothing accepts both or none.
          if (body.includes(`${text}-small`) && !body.includes(`${text}-large`))
            return failure(
              sent,
              'Tài liệu này chỉ khác một tài liệu đã được nhận ở số tầng. Vậy thực thể trong một thuộc tính vẫn được thay.',
              'This document differs in its levels only from one that was accepted. So entities in an attribute are still replaced.',
            );
        }
        return undefined;
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
      id: 'apart',
      kind: 'attack',
      title: { vi: 'Tham chiếu không đứng liền nhau', en: 'References that do not touch' },
      run: (trial) => tryOne(trial, nested(4).replaceAll(';&', ';.&'), 'ha.'.repeat(9) + 'ha'),
    },
    {
      id: 'few',
      kind: 'attack',
      title: { vi: 'Rất ít tham chiếu', en: 'Very few references' },
      async run(trial) {
        const long = 'z'.repeat(1500);
        const flat = `<!DOCTYPE c [<!ENTITY a "${long}">]><c>${'&a;'.repeat(8)}</c>`;
        return (
          (await tryOne(trial, nested(3, 2, long), 'z'.repeat(9000))) ?? (await tryOne(trial, flat, 'z'.repeat(9000)))
        );
      },
    },
    {
      id: 'other-spellings',
      kind: 'attack',
      title: { vi: 'DOCTYPE viết theo nhiều cách', en: 'The DOCTYPE, written in several ways' },
      async run(trial) {
        const root = `<c>${'&a;'.repeat(60)}</c>`;
        for (const document of inOtherSpellings(root, `<!ENTITY a "${'z'.repeat(300)}">`)) {
          const found = await tryOne(trial, document, 'z'.repeat(9000));
          if (found) return found;
        }
        return undefined;
      },
    },
    {
      id: 'other-types',
      kind: 'attack',
      title: { vi: 'Tài liệu được gửi với kiểu khác', en: 'The document is sent with another type' },
      async run(trial) {
        for (const type of OTHER_TYPES) {
          const found = await tryOne(trial, nested(4), 'ha'.repeat(100), type);
          if (found) return found;
        }
        return undefined;
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
