import type { Exchange } from '../../../src/features/web-lab/core/http';
import { defineChecks, type Check, type Failure, type Trial } from '../../../src/features/web-lab/core/lab';
import { failIfShown, failUnlessShown, failure } from '../../../src/features/web-lab/core/probe';
import { mistakes } from './mistakes';
import { world, type Facts } from './world';

/** The programs of the lab's shell. */
const PROGRAM = /^(?:cat|echo|false|grep|head|hostname|id|ls|pwd|true|wc|whoami)(?: |$)/;

const MARKER = 'true 8147';
/** The commands of an attacker that open no file. */
const FOREIGN = /^(?:true 8147|id$)/;

const commandsOf = ({ events }: Exchange) =>
  events.flatMap((event) => (event.type === 'command' && PROGRAM.test(event.command) ? [event.command] : []));

/** Each character behind a backslash, which a shell drops: no word of the text is left to look for. */
const disguised = (text: string) => [...text].map((letter) => `\\${letter}`).join('');

const shows = ({ response: { body } }: Exchange, text: string) =>
  body.includes(text) || body.includes(text.replaceAll('&', '&amp;').replaceAll("'", '&#39;'));

/** A failure if the request has made the server open the secret file or run a foreign command, or shows the secret. */
function effectOf(exchange: Exchange, { secret }: Facts): Failure | undefined {
  const shown = failIfShown(exchange, [secret.text], {
    vi: `Phản hồi chứa mật khẩu trong ${secret.path}.`,
    en: `The response contains the password of ${secret.path}.`,
  });
  if (shown) return shown;
  if (exchange.events.some((event) => event.type === 'file' && event.found && event.path === `/srv/app/${secret.path}`))
    return failure(
      exchange,
      `Yêu cầu này khiến máy chủ mở ${secret.path}, dù phản hồi không hiện nó.`,
      `This request made the server open ${secret.path}, although the response does not show it.`,
    );
  const foreign = commandsOf(exchange).find((command) => FOREIGN.test(command));
  return foreign === undefined
    ? undefined
    : failure(
        exchange,
        `Yêu cầu này khiến máy chủ chạy lệnh “${foreign}”.`,
        `This request made the server run the command “${foreign}”.`,
      );
}

/** Sends texts that an attacker makes of a help file's name and the secret's path; the first effect is the failure. */
function attackBy(
  id: string,
  title: Check<Facts>['title'],
  [route, field]: readonly ['/show', 'file'] | readonly ['/search', 'word'],
  texts: (name: string, path: string) => readonly string[],
): Check<Facts> {
  return {
    id,
    kind: 'attack',
    title,
    async run({ facts, client: newClient }: Trial<Facts>) {
      const client = newClient();
      const name = route === '/show' ? facts.help[0].name : (facts.help[0].lines[0]?.slice(0, 5) ?? '');
      for (const text of texts(name, facts.secret.path)) {
        const found = effectOf(await client.send('POST', route, { form: { [field]: text } }), facts);
        if (found) return found;
      }
      return undefined;
    },
  };
}

const SHOW = ['/show', 'file'] as const;
const SEARCH = ['/search', 'word'] as const;

export const checks = defineChecks<Facts>({
  world,

  goals: {
    run: (exchange) => commandsOf(exchange).length > 1,
    password: ({ response }, { secret }) => response.status === 200 && response.body.includes(secret.text),
  },

  async attack({ client: newClient, facts }) {
    const client = newClient();
    const [{ name }] = facts.help;
    await client.send('POST', '/show', { form: { file: `${name}";ls config #` } });
    await client.send('POST', '/show', { form: { file: `${name}";cat ${facts.secret.path} #` } });
  },

  checks: [
    attackBy(
      'semicolon',
      { vi: 'Thêm một lệnh sau tên tệp', en: 'A command after the file name' },
      SHOW,
      (name, path) => [`${name}";cat ${path} #`, `${name}"; cat "${path}`, `";cat ${path} #`, `${name}";${MARKER} #`],
    ),
    attackBy(
      'operators',
      { vi: 'Nối lệnh bằng dấu khác', en: 'A command joined by other operators' },
      SHOW,
      (name, path) => [
        `${name}"&cat "${path}`,
        `${name}"&&cat "${path}`,
        `${name}"|cat "${path}`,
        `0"||cat "${path}`,
        `${name}"\ncat "${path}`,
        `${name}"\r\ncat "${path}`,
        `${name}"|${MARKER} "`,
        `${name}"\n${MARKER} #`,
      ],
    ),
    attackBy(
      'substitution',
      { vi: 'Lệnh nằm trong tên tệp', en: 'A command inside the file name' },
      SHOW,
      (name, path) => [`$(cat ${path})`, `\`cat ${path}\``, `${name}$(id)`, `${name}\`${MARKER}\``],
    ),
    attackBy('single-quote', { vi: 'Một kiểu dấu nháy khác', en: 'Another kind of quote' }, SHOW, (name, path) => [
      `${name}';cat ${path} #`,
      `${name}' '${path}`,
      `${name}'|cat '${path}`,
    ]),
    attackBy('backslash', { vi: 'Dấu gạch chéo ngược', en: 'A backslash' }, SHOW, (name, path) => [
      `${name}\\";cat ${path} #`,
      `${name}\\';cat ${path} #`,
      `\\$(cat ${path})`,
      `\\\`cat ${path}\\\``,
    ]),
    attackBy(
      'ending',
      { vi: 'Văn bản kết thúc như một tên tệp', en: 'A text that ends like a file name' },
      SHOW,
      (name, path) => [
        `${name}";cat ${path} #.help`,
        `${name}";cat "${path}" "help/${name}`,
        `${name}\ncat ${path} #.help`,
        `${name}"\ncat ${path}\ncat "help/${name}`,
        `${name}";cat ${path};cat "${name}`,
        `${name}\n";cat ${path} #`,
        `";cat ${path} #\n${name}`,
      ],
    ),
    attackBy(
      'other-commands',
      { vi: 'Lệnh khác, viết cách khác', en: 'Other commands, written differently' },
      SHOW,
      (name, path) => [
        `${name}";head ${path} #`,
        `${name}";grep PASS ${path} #`,
        `${name}";c'a't ${path} #`,
        `${name}";c\\at ${path} #`,
        `${name}";$(echo c)at ${path} #`,
        `${name}";ccatat ${path} #`,
        `${name}";${disguised('cat')} ${disguised(path)} #`,
        `${name}";c''at ${path.replaceAll('i', "i''")} #`,
        `${name}";${MARKER} #`,
      ],
    ),
    attackBy('arguments', { vi: 'Thêm một tệp nữa', en: 'One more file' }, SHOW, (name, path) => [
      `${name}" "${path}`,
      `${name}"\t"${path}`,
      `${name} ${path}`,
      `${name} ${path} `,
      `${name}" ${path} "`,
    ]),
    attackBy(
      'other-folder',
      { vi: 'Tệp ngoài thư mục trợ giúp', en: 'A file outside the help folder' },
      SHOW,
      (name, path) => [
        `../${path}`,
        `./../${path}`,
        `..//${path}`,
        `....//${path}`,
        `../help/../${path}`,
        `/../${path}`,
        `/srv/app/${path}`,
        `${name}/../../${path}`,
        `../${path}#.help`,
        `${name}\n/../../${path}`,
        `../${path.replace(/\.env$/, '.help')}`,
      ],
    ),
    attackBy('search-quote', { vi: 'Thêm lệnh ở ô tìm', en: 'A command in the search field' }, SEARCH, (word, path) => [
      `${word}";cat ${path} #`,
      `${word}" ${path} "`,
      `${word}"|cat "${path}`,
      `${word}"\ncat ${path} #`,
      `${word}';cat ${path} #`,
      `${word}";${disguised('cat')} ${disguised(path)} #`,
      `=" ${path} "`,
      `=' ${path} '`,
      `= ${path} `,
      `${word}";${MARKER} #`,
    ]),
    attackBy(
      'search-inside',
      { vi: 'Lệnh nằm trong chữ cần tìm', en: 'A command inside the text to find' },
      SEARCH,
      (word, path) => [
        `$(cat ${path})`,
        `\`cat ${path}\``,
        `${word}$(${MARKER})`,
        `\\";cat ${path} #`,
        `\\$(cat ${path})`,
      ],
    ),
    {
      id: 'search-option',
      kind: 'attack',
      title: { vi: 'Chữ cần tìm trông như một tùy chọn', en: 'A text to find that looks like an option' },
      async run({ client: newClient, facts: { help } }) {
        const client = newClient();
        for (const line of help.flatMap(({ lines }) => lines)) {
          const [number] = /^-\d+/.exec(line) ?? [];
          if (number === undefined) continue;
          const exchange = await client.send('POST', '/search', { form: { word: number } });
          if (shows(exchange, line)) continue;
          return failure(
            exchange,
            `Tìm “${number}” phải ra dòng “${line}”. Ở đây chữ ấy đã thành một tùy chọn của lệnh.`,
            `Finding “${number}” must show the line “${line}”. Here the text has become an option of the command.`,
          );
        }
        return undefined;
      },
    },
    {
      id: 'as-json',
      kind: 'attack',
      title: { vi: 'Cùng yêu cầu, gửi bằng JSON', en: 'The same request as JSON' },
      async run({ client: newClient, facts }) {
        const client = newClient();
        const [{ name }] = facts.help;
        const text = `${name}";cat ${facts.secret.path} #`;
        const outside = `../${facts.secret.path}`;
        for (const file of [text, [text], outside, [outside], { length: 0, name: text }]) {
          const found = effectOf(await client.send('POST', '/show', { json: { file } }), facts);
          if (found) return found;
        }
        const words = ['$(cat', `${facts.secret.path})`].join(' ');
        return effectOf(await client.send('POST', '/search', { json: { word: [words] } }), facts);
      },
    },
    {
      id: 'show-each',
      kind: 'legitimate',
      title: { vi: 'Xem từng tệp trợ giúp', en: 'View each help file' },
      async run({ client: newClient, facts: { help } }) {
        const client = newClient();
        const start = await client.open('/');
        const names = failUnlessShown(
          start,
          help.map(({ name }) => name),
          { vi: 'Trang đầu phải nêu mọi tệp trợ giúp.', en: 'The start page must name every help file.' },
        );
        if (names) return names;
        for (const { name, lines } of help) {
          const exchange = await client.submit('/show', { file: name });
          if (lines.every((line) => shows(exchange, line))) continue;
          return failure(
            exchange,
            `Trang phải hiện nội dung của ${name}.`,
            `The page must show the content of ${name}.`,
          );
        }
        return undefined;
      },
    },
    {
      id: 'search-words',
      kind: 'legitimate',
      title: { vi: 'Tìm một từ', en: 'Find a word' },
      async run({ client: newClient, facts: { help } }) {
        const client = newClient();
        for (const { lines } of help) {
          const [first = '', second = ''] = lines;
          const word = (/^[\p{L}\d ]+/u.exec(first)?.[0] ?? '').trim().toUpperCase();
          const exchange = await client.submit('/search', { word });
          if (!shows(exchange, first))
            return failure(
              exchange,
              `Tìm “${word}” phải ra dòng có chữ ấy, dù hoa hay thường.`,
              `Finding “${word}” must show the line that has it, in upper or lower case.`,
            );
          if (shows(exchange, second))
            return failure(
              exchange,
              `Tìm “${word}” mà hiện cả dòng không có chữ ấy.`,
              `Finding “${word}” shows a line that does not have it.`,
            );
        }
        return undefined;
      },
    },
    {
      id: 'search-signs',
      kind: 'legitimate',
      title: { vi: 'Tìm chữ có dấu câu', en: 'Find text with punctuation' },
      async run({ client: newClient, facts: { help } }) {
        const client = newClient();
        for (const line of help.flatMap(({ lines }) => lines)) {
          // From a sign of the line to its end.
          const [sign] = /[;&|#'(+].*$/.exec(line) ?? [];
          if (sign === undefined) continue;
          const exchange = await client.submit('/search', { word: sign });
          if (shows(exchange, line)) continue;
          return failure(
            exchange,
            `Nhân viên tìm “${sign}”, chữ có thật trong một tệp trợ giúp, nhưng không thấy dòng đó.`,
            `Somebody looks for “${sign}”, which is in a help file, and does not get that line.`,
          );
        }
        return undefined;
      },
    },
  ],

  mistakes,
});
