import type { Exchange } from '../../../src/features/web-lab/core/http';
import { defineChecks, type Check, type Failure, type Trial } from '../../../src/features/web-lab/core/lab';
import { failIfShown, failUnlessShown, failure } from '../../../src/features/web-lab/core/probe';
import { mistakes } from './mistakes';
import { world, type Facts } from './world';

const page = (station: string) => `/station?station=${encodeURIComponent(station)}`;
const api = (station: string) => `/api/stations/${encodeURIComponent(station)}`;

type Address = typeof page;

function shownSecret(exchange: Exchange, { hidden, codes }: Facts): Failure | undefined {
  return (
    failIfShown(
      exchange,
      hidden.map(({ name }) => name),
      { vi: 'Phản hồi chứa tên một trạm nội bộ.', en: 'The response contains the name of an internal station.' },
    ) ??
    failIfShown(exchange, codes.map(String), {
      vi: 'Phản hồi chứa mã mở tủ, lấy từ một bảng khác.',
      en: 'The response contains a code that opens a locker, taken from another table.',
    })
  );
}

/** Selects of the codes with one to four columns, since an attacker finds their number by trying. */
const selects = () => [1, 2, 3, 4].map((count) => `SELECT ${Array(count).fill('code').join(', ')} FROM pickups`);

/** Each word inside of itself, so that a filter which removes it once leaves it. */
const nested = (text: string, words: readonly string[]) =>
  words.reduce((all, word) => all.replace(word, `${word.slice(0, 2)}${word}${word.slice(2)}`), text);

/** Asks for what an attacker makes of a station's number; the first secret in a response is the failure. */
function attackBy(
  id: string,
  title: Check<Facts>['title'],
  addresses: readonly Address[],
  texts: (station: number) => readonly string[],
): Check<Facts> {
  return {
    id,
    kind: 'attack',
    title,
    async run({ facts, client: newClient }) {
      const client = newClient();
      for (const address of addresses)
        for (const text of texts(facts.open[0].station)) {
          const found = shownSecret(await client.send('GET', address(text)), facts);
          if (found) return found;
        }
      return undefined;
    },
  };
}

/** Ends of a number; only a statement that contains them answers the two of a pair differently. */
const ENDS = [
  [' AND 1=1', ' AND 1=2'],
  [' * (1=1)', ' * (1=2)'],
  [' IS 1', ' IS 0'],
  ['-0', '-1'],
] as const;

/** Conditions that hold if a guessed code is right, so that each answer tells one bit. */
const questions = (station: number, code: number) => {
  const isCode = `(SELECT count(*) FROM pickups WHERE code = ${code}) > 0`;
  const failing = `CASE WHEN ${isCode} THEN abs(-9223372036854775808) ELSE 0 END`;
  return [`${station} AND ${isCode}`, `0 OR ${failing}`, `${station} + ${failing}`, `0' OR ${failing} OR '0`];
};

async function differing({ facts, client: newClient }: Trial<Facts>, address: Address): Promise<Failure | undefined> {
  const client = newClient();
  const [code] = facts.codes;
  const wrong = facts.codes.includes(111_111) ? 222_222 : 111_111;
  const ask = async (guess: number, at: number) => {
    const exchange = await client.send('GET', address(questions(facts.open[0].station, guess)[at] ?? ''));
    const { status, body } = exchange.response;
    return { exchange, answer: `${status} ${body.replaceAll(String(guess), '')}` };
  };
  for (const [holding, failing] of ENDS) {
    const answerTo = async (end: string) => {
      const exchange = await client.send('GET', address(`${facts.open[0].station}${end}`));
      const { status, body } = exchange.response;
      // The answer may repeat what was asked, so only what it tells about stations is compared.
      const told = facts.open.filter(
        ({ name, free }) => body.includes(name) || new RegExp(`:\\s*${free}\\b`).test(body),
      );
      return { exchange, answer: [status, ...told.map(({ name }) => name)].join() };
    };
    const holds = await answerTo(holding);
    if (holds.answer === (await answerTo(failing)).answer) continue;
    return failure(
      holds.exchange,
      `Với “${holding.trim()}” và “${failing.trim()}” sau con số, máy chủ trả lời khác nhau: chữ của người gửi vẫn là một phần của câu lệnh.`,
      `With “${holding.trim()}” and “${failing.trim()}” after the number, the server answers differently: the text of the sender is still a part of the statement.`,
    );
  }
  for (let at = 0; at < 4; at += 1) {
    const right = await ask(code, at);
    const other = await ask(wrong, at);
    if (right.answer === other.answer) continue;
    return failure(
      right.exchange,
      'Câu trả lời khác nhau tùy mã đoán đúng hay sai: hỏi nhiều lần thì đọc được cả bảng kia.',
      'The answer depends on whether a guessed code is right: enough questions read the whole other table.',
    );
  }
  return undefined;
}

export const checks = defineChecks<Facts>({
  world,

  goals: {
    hidden: ({ response }, { hidden }) =>
      response.status === 200 && hidden.some(({ name }) => response.body.includes(name)),
    codes: ({ response }, { codes }) =>
      response.status === 200 && codes.some((code) => response.body.includes(String(code))),
  },

  async attack({ client: newClient, facts }) {
    const client = newClient();
    const [{ station }] = facts.open;
    await client.send('GET', page(`${station} OR 1=1`));
    await client.send('GET', page('0 UNION SELECT 1, name, sql FROM sqlite_master'));
    await client.send('GET', page('0 UNION SELECT order_id, code, 1 FROM pickups'));
  },

  checks: [
    attackBy('always-true', { vi: 'Thêm một điều kiện', en: 'One more condition' }, [page], (station) => [
      `${station} OR 1=1`,
      `${station} or 1=1`,
      `0 OR 1`,
      `0 OR station > 0`,
      `0 OR is_public = 0`,
      `${station} OR 1=1 --`,
      `${station}) OR (1=1`,
    ]),
    attackBy('other-table', { vi: 'Đọc một bảng khác', en: 'Read another table' }, [page], (station) => [
      ...selects().map((select) => `0 UNION ${select}`),
      ...selects().map((select) => `0 UNION ALL ${select} --`),
      `${station} UNION SELECT ${station}, code, code FROM pickups`,
      ...selects().map((select) => `0) UNION ${select} --`),
    ]),
    attackBy(
      'spelling',
      { vi: 'Cùng câu lệnh, viết cách khác', en: 'The same statement, written differently' },
      [page],
      (station) => [
        ...selects().map((select) => `0 uNiOn ${select.replace('SELECT', 'sElEcT').replace('FROM', 'fRoM')}`),
        ...selects().map((select) => `0 UNION ${select}`.replaceAll(' ', '/**/')),
        ...selects().map((select) => `0 UNION ${select}`.replaceAll(' ', '\t')),
        ...selects().map((select) => nested(`0 UNION ${select}`, ['UNION', 'SELECT'])),
        ...selects().map((select) => nested(`0 UNION ${select}`, ['UNION', 'SELECT', 'FROM'])),
        `(0)OR(1)`,
        `${station} OORR 1=1`,
        `${station}/**/oR/**/1`,
        `${station}\tOR\t1`,
      ],
    ),
    attackBy(
      'line-ends',
      { vi: 'Số nằm trên một dòng riêng', en: 'A number on a line of its own' },
      [page],
      (station) => [
        `${station}\nOR 1=1`,
        `${station}\r\nOR 1=1`,
        `0\nUNION SELECT code, code, code FROM pickups`,
        `0 OR\n${station}\nOR is_public = 0`,
        `0 OR 1=1 OR\n${station}`,
      ],
    ),
    attackBy('quotes', { vi: 'Giá trị có dấu nháy', en: 'A value with quotes' }, [page], () => [
      `0' OR '1'='1`,
      `0" OR "1"="1`,
      `0' OR 1=1 --`,
      ...selects().map((select) => `0' UNION ${select} --`),
      `0'' OR 1=1 --`,
      `0\\' OR 1=1 --`,
    ]),
    {
      id: 'one-bit',
      kind: 'attack',
      title: { vi: 'Đoán dữ liệu qua câu trả lời', en: 'Guess data from the answers' },
      run: (trial) => differing(trial, page),
    },
    attackBy(
      'other-address',
      { vi: 'Cùng cuộc tấn công ở địa chỉ khác', en: 'The same attack at another address' },
      [api],
      (station) => [
        ...selects().map((select) => `0 UNION ${select}`),
        ...selects().map((select) => `0/**/UNION/**/${select.replaceAll(' ', '/**/')}`),
        ...selects().map((select) => `0' UNION ${select} --`),
        ...selects().map((select) => `${station}\nUNION ${select}`),
      ],
    ),
    {
      id: 'other-address-bit',
      kind: 'attack',
      title: { vi: 'Đoán dữ liệu ở địa chỉ khác', en: 'Guess data at another address' },
      run: (trial) => differing(trial, api),
    },
    {
      id: 'hidden-number',
      kind: 'attack',
      title: { vi: 'Hỏi thẳng một trạm nội bộ', en: 'Ask for an internal station' },
      async run({ client: newClient, facts }) {
        const client = newClient();
        for (const { station, name, free } of facts.hidden) {
          const found = shownSecret(await client.send('GET', page(String(station))), facts);
          if (found) return found;
          const exchange = await client.send('GET', api(String(station)));
          const { status, body } = exchange.response;
          if (body.includes(name) || (status === 200 && new RegExp(`:\\s*${free}\\b`).test(body)))
            return failure(
              exchange,
              `Trạm ${station} là trạm nội bộ, nhưng máy chủ vẫn trả lời về nó.`,
              `Station ${station} is internal, but the server answers about it.`,
            );
        }
        return undefined;
      },
    },
    {
      id: 'each-station',
      kind: 'legitimate',
      title: { vi: 'Khách xem từng trạm', en: 'Customers view each station' },
      async run({ client: newClient, facts: { open } }) {
        const client = newClient();
        const start = failUnlessShown(
          await client.open('/'),
          open.map(({ name }) => name),
          { vi: 'Trang đầu phải nêu mọi trạm công khai.', en: 'The start page must name every public station.' },
        );
        if (start) return start;
        for (const { station, name, hours } of open) {
          const exchange = await client.open(page(String(station)));
          const found = failUnlessShown(exchange, [name, hours], {
            vi: `Trang phải hiện tên và giờ mở cửa của trạm ${station}.`,
            en: `The page must show the name and the opening hours of station ${station}.`,
          });
          if (found) return found;
          const other = open.find((one) => one.name !== name && exchange.response.body.includes(one.name));
          if (other)
            return failure(
              exchange,
              `Khách hỏi trạm ${station} mà trang hiện cả trạm ${other.station}.`,
              `A customer asks for station ${station} and gets station ${other.station} as well.`,
            );
        }
        return undefined;
      },
    },
    {
      id: 'free-lockers',
      kind: 'legitimate',
      title: { vi: 'Số ngăn còn trống', en: 'The number of free lockers' },
      async run({ client: newClient, facts: { open } }) {
        const client = newClient();
        for (const { station, free } of open) {
          const exchange = await client.send('GET', api(String(station)));
          const { status, body } = exchange.response;
          if (status === 200 && new RegExp(`"free":\\s*${free}\\b`).test(body)) continue;
          return failure(
            exchange,
            `Trạm ${station} còn ${free} ngăn trống, và câu trả lời phải nói điều đó.`,
            `Station ${station} has ${free} free lockers, and the answer must say so.`,
          );
        }
        return undefined;
      },
    },
    {
      id: 'not-there',
      kind: 'legitimate',
      title: { vi: 'Số không có trạm nào', en: 'A number without a station' },
      async run({ client: newClient, facts: { open } }) {
        const client = newClient();
        for (const number of ['7', '99999']) {
          const exchange = await client.open(page(number));
          const { status, body } = exchange.response;
          // A redirect to the start page, which lists the stations, is an answer too.
          if (status < 500 && !open.some(({ hours }) => body.includes(hours))) continue;
          return failure(
            exchange,
            'Số này không có trạm nào: máy chủ phải nói vậy, không phải lỗi 500 hay một trạm khác.',
            'No station has this number: the server must say so instead of failing or showing another station.',
          );
        }
        return undefined;
      },
    },
  ],

  mistakes,
});
