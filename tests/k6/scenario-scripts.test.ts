import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import type { RunResult } from '../../src/features/k6-lab/core/run/types';
import type { ServerSettings } from '../../src/features/k6-lab/core/server/serverModel';
import { readLabs } from '../../src/features/k6-lab/node/readLabs';
import { runInNode } from '../../src/features/k6-lab/node/runInNode';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const FOLDERS = { vi: `${ROOT}docs/k6`, en: `${ROOT}i18n/en/docusaurus-plugin-content-docs/current/k6` };
const SHOWN = {
  'part-03': ['k6/part-03/thresholds.js'],
  'part-04': ['k6/part-04/orders-from-file.js'],
};

const readStatic = (name: string) => readFile(`${ROOT}static/k6/${name}`, 'utf8');

interface Run {
  readonly server: ServerSettings;
  readonly commandLine?: string;
  readonly files?: Readonly<Record<string, string>>;
}

const run = (script: string, { server, commandLine = '', files = {} }: Run) =>
  runInNode({ script, commandLine, server, seed: 1, files });

/** Runs a lab as the page does, with another command line or script if a lesson says so. */
async function runLab(id: string, change: { commandLine?: string; edit?: (script: string) => string } = {}) {
  const lab = (await readLabs()).find((one) => one.id === id);
  if (!lab?.start) throw new Error(`There is no lab "${id}"`);
  const { command, presets, seed = 1, files = {} } = lab.lab;
  return runInNode({
    script: change.edit?.(lab.start) ?? lab.start,
    commandLine: change.commandLine ?? command,
    server: presets[0].server,
    seed,
    files,
  });
}

const valuesOf = (result: RunResult, name: string) =>
  result.metrics.find((metric) => metric.name === name)?.values ?? {};

describe('scripts shown in parts 3 and 4', () => {
  it.each(Object.entries(FOLDERS))('are the downloadable files, byte for byte (%s)', async (_language, folder) => {
    for (const [part, expected] of Object.entries(SHOWN)) {
      const lesson = await readFile(`${folder}/${part}.mdx`, 'utf8');
      const fences = Array.from(lesson.matchAll(/^```\w+ [^\n]*title="(k6\/[^"]+)"[^\n]*\n([\s\S]*?)^```$/gm));
      expect(fences.map(([, title]) => title)).toEqual(expected);
      for (const [, title = '', code] of fences)
        expect(code, title).toBe(await readFile(`${ROOT}static/${title}`, 'utf8'));
    }
  });

  it('thresholds.js: exit code 0 on a healthy server, 99 on one that fails or is slow, after 10 seconds if it fails', async () => {
    const script = await readStatic('part-03/thresholds.js');
    const server: ServerSettings = { workers: 20, service: { kind: 'uniform', mean: 60, spread: 20 } };
    expect(await run(script, { server })).toMatchObject({ exitCode: 0, log: [] });
    expect(await run(script, { server: { ...server, service: { kind: 'fixed', mean: 350 } } })).toMatchObject({
      exitCode: 99,
    });
    const failing = await run(script, { server: { ...server, errorRate: 0.2 } });
    expect(failing).toMatchObject({ exitCode: 99, seconds: 10 });
  });

  it('orders-from-file.js: one login, six orders', async () => {
    const result = await run(await readStatic('part-04/orders-from-file.js'), {
      server: { workers: 4, service: { kind: 'fixed', mean: 20 } },
      files: { 'orders.json': await readStatic('part-04/orders.json') },
    });
    expect(result).toMatchObject({ exitCode: 0, log: [], checks: [{ passes: 6, fails: 0 }] });
    expect(result.accounts[0]).toEqual({ username: 'docgia01', logins: 1, orders: 6, copies: 14 });
  });

  it('open-and-closed.js: the same figures as the lab of the page', async () => {
    const script = await readStatic('part-04/open-and-closed.js');
    const server: ServerSettings = { workers: 10, service: { kind: 'fixed', mean: 100 } };
    for (const model of ['closed', 'open']) {
      const commandLine = `k6 run -e MODEL=${model} script.js`;
      const [own, lab] = [await run(script, { server, commandLine }), await runLab('open-closed', { commandLine })];
      expect(valuesOf(own, 'http_req_duration')).toEqual(valuesOf(lab, 'http_req_duration'));
    }
  });
});

describe('figures stated in parts 3 and 4', () => {
  it('failed checks: 18 % of them, exit code 0; 99 with the threshold', async () => {
    const result = await runLab('checks-exit-zero');
    expect(result.exitCode).toBe(0);
    expect(1 - (valuesOf(result, 'checks').rate ?? NaN)).toBeCloseTo(0.18, 2);
    const judged = await runLab('checks-exit-zero', {
      edit: (script) => script.replace("duration: '30s'", "duration: '30s', thresholds: { checks: ['rate>0.95'] }"),
    });
    expect(judged.exitCode).toBe(99);
  });

  it('a tag that nothing carries: a threshold that is met, with the value 0', async () => {
    const { thresholds, exitCode } = await runLab('threshold-by-tag');
    expect(exitCode).toBe(99);
    expect(thresholds.map(({ isMet }) => isMet)).toEqual([false, false, true]);
    expect(thresholds[2]?.value).toBe(0);
  });

  it('closed model: 100 requests a second, 200 ms; open model: 100 a second, a median of 5.1 s, 1010 VUs', async () => {
    const [closed, open] = await Promise.all(
      ['closed', 'open'].map((model) =>
        runLab('open-closed', { commandLine: `k6 run -e MODEL=${model} --summary-trend-stats med,p(95) script.js` }),
      ),
    );
    if (!closed || !open) throw new Error('Two runs give two results');
    expect(valuesOf(closed, 'http_reqs').rate).toBeCloseTo(100, 0);
    expect(valuesOf(closed, 'http_req_duration').med).toBeCloseTo(200, 0);
    expect(valuesOf(open, 'http_reqs').rate).toBeCloseTo(99.8, 1);
    expect(valuesOf(open, 'http_req_duration').med).toBeCloseTo(5080, -1);
    expect(valuesOf(open, 'http_req_duration')['p(95)']).toBeCloseTo(9570, -1);
    expect(valuesOf(open, 'vus').max).toBe(1010);
  });

  it('gracefulStop: 9 iterations in 12 s; with 1s 6 iterations, 3 interrupted', async () => {
    const all = await runLab('graceful-stop');
    expect(all).toMatchObject({ seconds: 12, interrupted: 0 });
    expect(valuesOf(all, 'iterations').count).toBe(9);
    const cut = await runLab('graceful-stop', { edit: (script) => script.replace("'30s'", "'1s'") });
    expect(cut).toMatchObject({ seconds: 11, interrupted: 3 });
    expect(valuesOf(cut, 'iterations').count).toBe(6);
  });

  it('the test that lies: 59 ms; the same load in an open model: 9 s', async () => {
    const lies = await runLab('this-test-lies');
    expect(valuesOf(lies, 'http_req_duration')['p(95)']).toBeCloseTo(58.8, 0);
  });
});
