import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { expect, it } from 'vitest';

const module = path.join(import.meta.dirname, 'watchdog.ts');

function run(work: string): { status: number | null; stderr: string; stdout: string } {
  const script = `import { withWatchdog } from ${JSON.stringify(module)};
    void withWatchdog('page.mdx:7: too long', async () => { ${work} }, 300).then(() => console.log('done'));`;
  const { status, stderr, stdout } = spawnSync('npx', ['tsx', '--eval', script], { encoding: 'utf8', timeout: 30_000 });
  return { status, stderr, stdout };
}

it('ends a process whose work never ends, and says where', () => {
  const { status, stderr, stdout } = run('for (;;);');
  expect(status).not.toBe(0);
  expect(`${stderr}${stdout}`).toContain('page.mdx:7: too long');
}, 40_000);

it('does not disturb other work, and does not keep the process alive', () => {
  expect(run('await Promise.resolve();')).toMatchObject({ status: 0, stdout: 'done\n' });
}, 40_000);
