import type { Page } from '@playwright/test';
import { lightBrowser } from '../browsers';
import { liveEditor, liveFrame, openLive, runCode } from './codeLab';
import { expect, test } from './fixtures';
import { sampleOf } from './site';
import { text } from './sqlLab';
import { RARE } from '../trials';

/** As on phones: frames have no process of their own, so code that blocks a frame's thread blocks the page. */
const SHARED_PROCESS = [
  '--disable-features=IsolateSandboxedIframes,IsolateOrigins,site-per-process',
  '--disable-site-isolation-trials',
];
const { launchOptions } = lightBrowser;
test.use({ launchOptions: { ...launchOptions, args: [...launchOptions.args, ...SHARED_PROCESS] } });

const REGEX = `/^(a+)+$/.test('a'.repeat(40) + '!')`;

const WHILE_IT_IS_EVALUATED: readonly [name: string, code: string][] = [
  ['a loop', 'while (true) {}'],
  ['a regular expression', `${REGEX};`],
  ['indirect eval', '(0, eval)("for(;;);");'],
  ['a function made of text', `new Function('while(1){}')();`],
  ['a built-in that never ends', 'Array.prototype.indexOf.call({ length: 2 ** 53 - 1 }, 1);'],
  ['microtasks', 'const again = () => Promise.resolve().then(again);\nagain();'],
  ['a timer', `setInterval(() => ${REGEX});`],
];

const WHILE_IT_IS_DRAWN: readonly [name: string, code: string][] = [
  ['its first drawing', `function App() {\n  return <p>{String(${REGEX})}</p>;\n}\nrender(<App />);`],
  [
    'an effect',
    `function App() {\n  useEffect(() => {\n    ${REGEX};\n  }, []);\n  return <p>drawn</p>;\n}\nrender(<App />);`,
  ],
  ['a loop in a component', 'let n = 0;\nfunction App() {\n  for (;;) n += 1;\n}\nrender(<App />);'],
];

const STOPPED = [text('vi', 'labKit.StopMessage.time', { seconds: '2' }), text('vi', 'codeLab.LiveCode.loop')];
const stopped = (page: Page) =>
  page.getByRole('alert').filter({ hasText: new RegExp(STOPPED.map(({ source }) => source).join('|')) });

/** Fails unless the page's own controls respond. */
async function expectResponsive(page: Page, name: string): Promise<void> {
  await expect(await runCode(page, `console.log("still here: ${name}")`)).toHaveText(`still here: ${name}`);
}

for (const [when, cases] of [
  ['as it is evaluated', WHILE_IT_IS_EVALUATED],
  ['as it is drawn', WHILE_IT_IS_DRAWN],
] as const) {
  test(`a live block that hangs ${when} is stopped, and the page stays responsive`, async ({ page, watch }) => {
    test.slow();
    await openLive(page);
    for (const [name, code] of sampleOf<readonly [string, string]>(cases)) {
      await test.step(name, async () => {
        await liveEditor(page).fill(code);
        await expect(stopped(page)).toBeVisible();
        await expectResponsive(page, name);
        await liveEditor(page).fill(`render(<p>mended after ${name}</p>);`);
        await expect(liveFrame(page).getByText(`mended after ${name}`)).toBeVisible();
        await expect(stopped(page)).toHaveCount(0);
      });
    }
    expect(watch.complaints).toEqual([]);
  });
}

test('a live block that hangs after a click is stopped, and can be run again', RARE, async ({ page, watch }) => {
  await openLive(page);
  await liveEditor(page).fill(
    `function App() {\n  const [n, setN] = useState(0);\n  return <div><button onClick={() => setN(n + 1)}>n {n}</button><button onClick={() => setN(Number(${REGEX}))}>hang</button></div>;\n}\nrender(<App />);`,
  );
  const counter = liveFrame(page).getByRole('button', { name: /^n / });
  await counter.click();
  await expect(counter).toHaveText('n 1');
  await liveFrame(page).getByRole('button', { name: 'hang' }).click();
  await expect(stopped(page)).toBeVisible();
  await expectResponsive(page, 'a click');
  await stopped(page).locator('xpath=..').getByRole('button').click();
  await expect(counter).toHaveText('n 0');
  await counter.click();
  await expect(counter).toHaveText('n 1');
  expect(watch.complaints).toEqual([]);
});
