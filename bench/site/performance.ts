/**
 * Lighthouse's performance figures of the built site: home, a lesson and a post in both languages. Times depend on the
 * machine, so this is not part of `npm test`, which checks budgets of bytes instead.
 *
 *   npm run build && npm run bench:lighthouse -- [--rounds 5]
 *
 * Exits with status 1 if a page misses its goal.
 */
import path from 'node:path';
import process from 'node:process';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../../scripts/install.mjs';
import { serveShaped } from '../shapedServer';
import { lighthouseFigures, type LighthouseFigures } from './lighthouse';

const { values: options } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
const PAGES = ['/', '/docs/database/learn-sql-in-30-days/05-sorting-and-limiting', '/blog/uuid-primary-keys'];
const LOWEST_SCORE = 100;
const HIGHEST = { lcp: 1050, tbt: 30, cls: 0 };

const reachesGoal = ({ performance, lcp, tbt, cls }: LighthouseFigures) =>
  Math.round(performance) >= LOWEST_SCORE &&
  lcp <= HIGHEST.lcp &&
  tbt <= HIGHEST.tbt &&
  Number(cls.toFixed(3)) <= HIGHEST.cls;

async function main(): Promise<void> {
  const server = await serveShaped(path.join(repositoryRoot, 'build'));
  let hasMissed = false;
  console.log('| page | score | LCP ms | TBT ms | CLS | goal | machine |\n|---|---|---|---|---|---|---|');
  for (const page of PAGES.flatMap((name) => [name, `/en${name}`])) {
    const figures = await lighthouseFigures(server.url + page, Number(options.rounds));
    hasMissed ||= !reachesGoal(figures);
    const cells = [figures.performance, figures.lcp, figures.tbt].map((value) => Math.round(value));
    console.log(
      `| ${page} | ${cells.join(' | ')} | ${figures.cls.toFixed(3)} | ${reachesGoal(figures) ? 'reached' : 'missed'} | ${Math.round(figures.machine)} |`,
    );
  }
  server.close();
  process.exit(hasMissed ? 1 : 0);
}

void main();
