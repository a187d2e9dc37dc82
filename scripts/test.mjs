import { execFile } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { buildAuthSite, installEmulator } from './auth-site.mjs';
import { installChromium } from './install-chromium.mjs';
import { fail, installPackages, repositoryRoot, requireNode, run } from './install.mjs';
import { buildSite } from './build.mjs';
import { buildServicesSite } from './services-site.mjs';
import { readPlaywright, readVitest } from './testReports.mjs';

const MOST_AT_ONCE = 3;
const startedAt = Date.now();
const counts = { passed: 0, failed: 0 };
/**
 * Lines about tests that failed or passed only the second time. They are printed again at the end, so that a truncated
 * log still has them.
 */
const remarks = [];
/** How long each stage took, printed at the end: the owner sees where the time goes. */
const stages = [];
let stageBegan = startedAt;

function endStage(name) {
  stages.push(`${name} ${Math.round((Date.now() - stageBegan) / 1000)} s`);
  stageBegan = Date.now();
}

function tally(name, passed, failed) {
  counts.passed += passed;
  counts.failed += failed;
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  if (failed > 0) remarks.push(`✗ ${name}`);
  console.log(
    `${failed === 0 ? '✓' : '✗'} ${name}: ${passed} passed, ${failed} failed (${seconds} s since the start)\n`,
  );
}

/**
 * A check that passes or fails as a whole. Its output is printed at the end, because other checks may run at the same
 * time.
 */
async function check(name, script) {
  const ended = await new Promise((resolve) => {
    execFile(
      'npm',
      ['run', '--silent', script],
      { cwd: repositoryRoot, maxBuffer: Infinity },
      (error, stdout, stderr) => resolve({ ok: !error, printed: stdout + stderr }),
    );
  });
  console.log(`→ ${name}…`);
  process.stdout.write(ended.printed);
  tally(name, ended.ok ? 1 : 0, ended.ok ? 0 : 1);
}

/**
 * Runs a test runner that writes a JSON report; `read` extracts the counts and the names of failures. A missing report
 * is a failure.
 */
function suite(name, command, args, report, read, options) {
  console.log(`→ ${name}…`);
  const file = path.join(repositoryRoot, report);
  rmSync(file, { force: true });
  const status = run(command, args, options);
  endStage(name);
  try {
    const { passed, failed, named } = read(JSON.parse(readFileSync(file, 'utf8')));
    tally(name, passed, status !== 0 && failed === 0 ? 1 : failed);
    remarks.push(...named);
  } catch {
    tally(name, 0, 1);
  }
}

/** Runs a build; warnings count as a failure. */
async function build(name, make) {
  const log = await make({ isAmongOthers: true });
  const warnings = log.split('\n').filter((line) => line.includes('[WARNING]'));
  if (warnings.length > 0) console.error(`The build warned, and a warning here is a failure:\n${warnings.join('\n')}`);
  tally(name, warnings.length === 0 ? 1 : 0, warnings.length === 0 ? 0 : 1);
}

// With `--all`, everything is tried in both languages, at all widths and in both colour modes. By default, most pages
// are tried in one combination, only a sixth of similar cases (`tests/trials.ts`), and what fails once gets a second try.
const isStrict = process.argv.includes('--all');
if (isStrict) process.env.SWEEP = 'all';

requireNode();
installPackages();
endStage('Packages');
installChromium();
endStage('Browser');

const checks = [
  ['Types', 'typecheck'],
  ['Code style', 'lint'],
  ['Imports', 'lint:imports'],
  ['Format', 'format:check'],
  ['Styles', 'lint:css'],
  ['Unused code', 'lint:unused'],
  ['Markdown', 'lint:md'],
  ['Spelling', 'lint:spelling'],
  ['Two languages', 'i18n'],
];
let built;
const afterBuild = (task) => async () => {
  await built;
  await task();
};
// Each task uses about one core, and a build takes some 3 GB of memory.
const tasks = [
  () => (built = build('Build', buildSite)),
  ...checks.map((nameAndScript) => () => check(...nameAndScript)),
  installEmulator,
  // These find what the first build has left in the caches: recorded results, pictures, diagrams. Beside it they would
  // make all of it once more.
  afterBuild(() => build('Build with the optional services on', buildServicesSite)),
  afterBuild(() => build('Build with sign-in on, against the Firebase Auth emulator', buildAuthSite)),
  afterBuild(() => check('Lighthouse', 'lighthouse')),
].values();
const workOff = async () => {
  for (const task of tasks) await task();
};
console.log('→ Builds, and checks that need no browser…');
await Promise.all(Array.from({ length: Math.min(MOST_AT_ONCE, availableParallelism()) }, workOff));
endStage('Builds and checks');

suite(
  'Unit tests',
  'npx',
  [
    ...['vitest', 'run', '--reporter=default', '--reporter=json', '--outputFile.json=test-results/unit.json'],
    ...(isStrict ? [] : ['--retry=1']),
  ],
  'test-results/unit.json',
  (report) => readVitest(report, (file) => path.relative(repositoryRoot, file)),
);

const readBrowserTests = (report) => readPlaywright(report, isStrict);
suite('End-to-end tests', 'npx', ['playwright', 'test'], 'test-results/e2e.json', readBrowserTests);

suite(
  'Optional services, end to end',
  'npx',
  ['playwright', 'test', '--config', 'playwright.services.config.ts'],
  'test-results/services.json',
  readBrowserTests,
);

suite(
  'Sign-in, end to end',
  'npx',
  ['playwright', 'test', '--config', 'playwright.auth.config.ts'],
  'test-results/auth.json',
  readBrowserTests,
);

if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`);
console.log(`\n${stages.join(' · ')}`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
if (counts.failed > 0) fail('Something failed; the lines above say what.');
process.exit(0);
