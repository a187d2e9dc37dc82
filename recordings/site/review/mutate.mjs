import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';

const SOURCE = '../../../scripts/serve.mjs';
const original = readFileSync(SOURCE, 'utf8');
const mutants = readFileSync('mutants.txt', 'utf8')
  .trim()
  .split('\n\n')
  .map((text) => text.split('\n').map((line) => line.slice(2)));

/** Whether the tests pass with this text in place of the server's source. */
function passes(source, tests) {
  writeFileSync(SOURCE, source);
  const { status } = spawnSync('npx', ['vitest', 'run', '--root', '../../..', ...tests], { encoding: 'utf8' });
  writeFileSync(SOURCE, original);
  return status === 0;
}

const SETS = {
  'the commit': ['serve.test.ts'],
  'the commit and more-tests.mjs': ['serve.test.ts', 'more.test.mjs'],
};
for (const [title, tests] of Object.entries(SETS)) {
  if (!passes(original, tests)) throw new Error(`The tests of ${title} fail without a mutant.`);
  let killed = 0;
  console.log(`Tests of ${title}`);
  for (const [from, to = ''] of mutants) {
    if (original.split(from).length !== 2) throw new Error(`${from} must occur once.`);
    const survives = passes(
      original.replace(from, () => to),
      tests,
    );
    if (!survives) killed += 1;
    console.log(`  ${survives ? 'survives' : 'killed  '}  ${from}  ->  ${to || '(nothing)'}`);
  }
  console.log(`  ${killed} of ${mutants.length} killed`);
}
