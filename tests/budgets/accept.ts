import { existsSync, readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import { BASELINE, type Baseline, type Weight } from './budgets';
import { heaviestOf } from './overBudget';
import { WEIGHED } from './weighed';
import { repositoryRoot } from '../../scripts/install.mjs';

if (!existsSync(WEIGHED)) {
  console.error('Nothing was weighed: run npm run build and npm run budget first.');
  process.exit(1);
}
const weights = readdirSync(WEIGHED)
  .filter((name) => name.endsWith('.json'))
  .flatMap((name) => JSON.parse(readFileSync(path.join(WEIGHED, name), 'utf8')) as Weight[]);
const baseline: Baseline = { ...BASELINE };
for (const [budget, { of, weight, parts }] of heaviestOf(weights)) {
  const before = BASELINE[budget]?.weight;
  if (before !== weight) console.log(`${budget}: ${before ?? 'new'} → ${weight} (${of})`);
  baseline[budget] = parts ? { of, weight, parts } : { of, weight };
}
writeFileSync(path.join(repositoryRoot, 'tests/budgets/baseline.json'), `${JSON.stringify(baseline, null, 2)}\n`);
