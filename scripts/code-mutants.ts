import process from 'node:process';
import { judgeMutants, type MutationScore } from '../src/features/code-lab/node/mutants/judgeMutants';
import { readProblems } from '../src/features/code-lab/node/readProblems';

/** Prints how many mutants of the approaches the test cases reject: of the named problem, or of all. */
async function main(): Promise<number> {
  const [id] = process.argv.slice(2);
  const problems = (await readProblems(process.cwd())).filter((problem) => !id || problem.id === id);
  if (problems.length === 0) {
    console.error(`There is no problem "${id ?? ''}" in courses/leetcode.`);
    return 1;
  }
  const scores: MutationScore[] = [];
  for (const problem of problems) {
    const score = await judgeMutants(problem);
    scores.push(score);
    print(score);
  }
  if (scores.length > 1) console.log(`In all: ${tell(scores)}`);
  return scores.some(({ survived, stale }) => survived.length + stale.length > 0) ? 1 : 0;
}

function tell(scores: readonly MutationScore[]): string {
  const sum = (count: (score: MutationScore) => number) => scores.reduce((total, score) => total + count(score), 0);
  const refused = sum((score) => score.refused);
  const wrong = refused + sum(({ survived }) => survived.length);
  const share = ((100 * refused) / wrong).toFixed(1).replace('.0', '');
  return `${refused} of ${wrong} wrong mutants refused (${share} %), ${sum(({ equivalent }) => equivalent.length)} equivalent`;
}

function print(score: MutationScore): void {
  console.log(`${score.id}: ${tell([score])}`);
  for (const { approach, mutant, reason } of score.equivalent) {
    console.log(`  equivalent  ${approach} ${mutant}\n              ${reason}`);
  }
  for (const { approach, mutant } of score.survived) console.log(`  SURVIVED    ${approach} ${mutant}`);
  for (const { approach, mutant } of score.stale) console.log(`  STALE       ${approach} ${mutant}`);
}

process.exitCode = await main();
