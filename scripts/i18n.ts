import path from 'node:path';
import process from 'node:process';
import { checkContent } from './content/checkContent';
import { listPairs, pairOf, readText } from './content/contentPaths';
import { describeCheck } from './content/describeCheck';
import { formatProblem } from './content/problem';
import { stampDocument } from './content/stampDocument';
import { translationTable } from './content/translationTable';
import { repositoryRoot as root } from './install.mjs';

const USAGE = `npm run i18n -- check                  compare both languages (the default)
npm run i18n -- stamp <path…|--all>    record that the English text is up to date
npm run i18n -- report                 table of all documents`;

const [command = 'check', ...rest] = process.argv.slice(2);

switch (command) {
  case 'check':
    check();
    break;
  case 'stamp':
    stamp(rest);
    break;
  case 'report':
    report();
    break;
  default:
    fail(`Unknown command "${command}".`);
}

function check(): void {
  const { text, agrees } = describeCheck(root);
  console.log(text);
  if (!agrees) process.exitCode = 1;
}

function stamp(targets: string[]): void {
  if (targets.length === 0) fail('Which documents? Give paths, or --all.');
  const pairs = targets.includes('--all') ? listPairs(root) : targets.map(existingPair);
  let refused = 0;
  for (const pair of pairs) {
    const result = stampDocument(root, pair);
    if (result.outcome === 'refused') {
      refused += 1;
      console.error(`✗ ${pair.vi}: not stamped, the two languages differ:`);
      for (const problem of result.problems) console.error(`  ${formatProblem(problem)}`);
    } else if (result.outcome === 'stamped') {
      console.log(`✓ ${pair.en}: stamped.`);
    } else if (!targets.includes('--all')) {
      console.log(`✓ ${pair.en}: already up to date.`);
    }
  }
  if (refused > 0) process.exitCode = 1;
}

function existingPair(target: string) {
  const file = path.relative(root, path.resolve(target));
  const pair = pairOf(file);
  if (!pair || readText(root, file) === undefined) {
    return fail(`${target} is not a document. Give the path of a file such as docs/index.mdx.`);
  }
  return pair;
}

function report(): void {
  const { pairs } = checkContent(root);
  console.log(translationTable(pairs));
}

function fail(message: string): never {
  console.error(`${message}\n\n${USAGE}`);
  process.exit(2);
}
