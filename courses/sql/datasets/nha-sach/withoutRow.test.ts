import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { expect, it } from 'vitest';

interface Report {
  readonly testResults: readonly {
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

it('removing one row from nha_sach fails exactly the tests that describe that row', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'without-row-'));
  const report = path.join(folder, 'report.json');
  try {
    spawnSync(
      process.execPath,
      [
        'node_modules/vitest/vitest.mjs',
        'run',
        '--config=courses/sql/datasets/nha-sach/withoutRow.config.mts',
        '--reporter=json',
        `--outputFile=${report}`,
      ],
      { env: { ...process.env, VITEST: undefined } },
    );
    const { testResults } = JSON.parse(readFileSync(report, 'utf8')) as Report;
    const failed = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status }) => status === 'failed')
      .map(({ fullName }) => fullName);
    console.log(`One row of order_items less breaks:\n${failed.map((name) => `  ${name}`).join('\n')}`);
    expect(failed).toEqual([
      'nha_sach order_items has 300 rows',
      'nha_sach has 25 items sold at another price than the current one',
    ]);
  } finally {
    rmSync(folder, { recursive: true });
  }
}, 240_000);
