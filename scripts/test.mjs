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

// With `--all`, everything is tried in both languages, at all widths and in both colour modes. By default, most pages
// are tried in one combination, only a fifth of similar cases (`tests/trials.ts`), and what fails once gets a second try.
const isStrict = process.argv.includes('--all');
if (isStrict) process.env.SWEEP = 'all';

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

/** Runs a command beside others. Its output is printed at the end; returns whether it succeeded. */
async function runBeside(name, command, args) {
  const ended = await new Promise((resolve) => {
    execFile(command, args, { cwd: repositoryRoot, maxBuffer: Infinity }, (error, stdout, stderr) =>
      resolve({ ok: !error, printed: stdout + stderr }),
    );
  });
  console.log(`→ ${name}…`);
  process.stdout.write(ended.printed);
  return ended.ok;
}

/** A check that passes or fails as a whole. */
async function check(name, script) {
  const ok = await runBeside(name, 'npm', ['run', '--silent', script]);
  tally(name, ok ? 1 : 0, ok ? 0 : 1);
}

/**
 * Counts the tests of a test runner that has ended: `read` extracts the counts and the names of failures from its JSON
 * report. A missing report is a failure.
 */
function tallyReport(name, file, read, ok) {
  try {
    const { passed, failed, named } = read(JSON.parse(readFileSync(file, 'utf8')));
    tally(name, passed, !ok && failed === 0 ? 1 : failed);
    remarks.push(...named);
  } catch {
    tally(name, 0, 1);
  }
}

/** Prepares the file of a report, so that the report of an earlier run is never read. */
function reportFile(name) {
  const file = path.join(repositoryRoot, 'test-results', name);
  rmSync(file, { force: true });
  return file;
}

/** Runs a test runner and counts its tests; `args` get the file of its report. */
function suite(name, report, args, read) {
  console.log(`→ ${name}…`);
  const file = reportFile(report);
  const ok = run('npx', args(file)) === 0;
  endStage(name);
  tallyReport(name, file, read, ok);
}

/** Runs the browser tests of a Playwright configuration, which names the file of the report. */
function browserTests(name, report, args = []) {
  suite(
    name,
    report,
    () => ['playwright', 'test', ...args],
    (read) => readPlaywright(read, isStrict),
  );
}

/** The arguments for the unit tests of one project of `vitest.config.mts`. */
const unitTests = (project, file) => [
  ...['vitest', 'run', `--project=${project}`, '--reporter=default', '--reporter=json', `--outputFile.json=${file}`],
  ...(isStrict ? [] : ['--retry=1']),
];
const readUnitTests = (report) => readVitest(report, (file) => path.relative(repositoryRoot, file));

/** The unit tests that run in processes of their own: most of them run database engines. */
async function testEngines() {
  const name = 'Unit tests of engines';
  const file = reportFile('engines.json');
  const ok = await runBeside(name, 'npx', [...unitTests('own process', file), '--maxWorkers=1']);
  tallyReport(name, file, readUnitTests, ok);
}

/** Runs a build; warnings count as a failure. */
async function build(name, make) {
  const log = await make({ isAmongOthers: true });
  const warnings = log.split('\n').filter((line) => line.includes('[WARNING]'));
  if (warnings.length > 0) console.error(`The build warned, and a warning here is a failure:\n${warnings.join('\n')}`);
  tally(name, warnings.length === 0 ? 1 : 0, warnings.length === 0 ? 0 : 1);
}

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
  // These need no build, which uses one core only.
  testEngines,
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

suite('Unit tests', 'unit.json', (file) => unitTests('shared process', file), readUnitTests);
browserTests('End-to-end tests', 'e2e.json');
browserTests('Optional services, end to end', 'services.json', ['--config', 'playwright.services.config.ts']);
browserTests('Sign-in, end to end', 'auth.json', ['--config', 'playwright.auth.config.ts']);

if (remarks.length > 0) console.log(`\n${remarks.join('\n')}`);
console.log(`\n${stages.join(' · ')}`);
console.log(`${counts.passed} passed, ${counts.failed} failed`);
if (counts.failed > 0) fail('Something failed; the lines above say what.');
process.exit(0);
