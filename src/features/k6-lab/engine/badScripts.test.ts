// cspell:ignore duraton httpx treshold
import { beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '../core/problem';
import { runTest } from './runTest';
import { acceptWaitingCallbacks } from './waitingCallbacks';

const HEAD = `import http from 'k6/http'; import { check, group, sleep, fail } from 'k6';
const BASE = 'http://127.0.0.1:3333';`;

const run = (script: string, commandLine = '') =>
  runTest({
    script: `${HEAD}\n${script}`,
    commandLine,
    server: { workers: 8, service: { kind: 'fixed', mean: 20 }, network: 0 },
    seed: 1,
  });

beforeAll(acceptWaitingCallbacks);

// Two lines stand before each script.
describe('a bad script ends before it runs, or at once, with its line and what would be right', () => {
  it.each<[string, Problem]>([
    ['export default function () {\n  sleep(1);\n', { code: 'unclosed', line: 3, found: '{' }],
    ['export default function () {\n  let x = ;\n}', { code: 'syntax', line: 4, found: 'Unexpected token ";"' }],
    ['export default function (data: string) {\n}', { code: 'syntax', line: 3, found: 'Unexpected token ":"' }],
    [
      'export default function () {\n  const a = 1; const a = 2;\n}',
      { code: 'syntax', line: 4, found: "Identifier 'a' has already been declared" },
    ],
    [
      "const http2 = require('k6/http');\nexport default () => { sleep(1) }",
      { code: 'unsupported-feature', line: 3, found: 'require()', expected: 'import … from' },
    ],
    [
      "import { randomItem } from 'https://jslib.k6.io/k6-utils/1.4.0/index.js';\nexport default () => { sleep(1) }",
      { code: 'remote-import', line: 3, found: 'https://jslib.k6.io/k6-utils/1.4.0/index.js' },
    ],
    [
      "import { users } from './users.js';\nexport default () => { sleep(1) }",
      { code: 'file-import', line: 3, found: './users.js' },
    ],
    [
      "import { browser } from 'k6/browser';\nexport default () => { sleep(1) }",
      { code: 'unsupported-import', line: 3, found: 'k6/browser' },
    ],
    [
      "import httpx from 'k6/htp';\nexport default () => { sleep(1) }",
      { code: 'unknown-import', line: 3, found: 'k6/htp', expected: 'k6/http' },
    ],
    [
      "import fs from 'fs';\nexport default () => { sleep(1) }",
      { code: 'unknown-import', line: 3, found: 'fs', expected: 'k6, k6/data, k6/execution, k6/http, k6/metrics' },
    ],
    [
      "import { chek } from 'k6';\nexport default () => { sleep(1) }",
      { code: 'unknown-name', line: 3, at: 'k6', found: 'chek', expected: 'check' },
    ],
    [
      "import Trend from 'k6/metrics';\nexport default () => { sleep(1) }",
      {
        code: 'unknown-name',
        line: 3,
        at: 'k6/metrics',
        found: 'default',
        expected: '{ Counter, Gauge, Rate, Trend }',
      },
    ],
    [
      'export default async function () {\n  await 1;\n}',
      { code: 'unsupported-feature', line: 3, found: 'async', expected: 'function () { … }' },
    ],
    [
      "import { asyncRequest } from 'k6/http';\nexport default () => { sleep(1) }",
      {
        code: 'unsupported-feature',
        line: 3,
        at: 'k6/http',
        found: 'asyncRequest',
        expected:
          '{ batch, del, expectedStatuses, get, head, options, patch, post, put, request, setResponseCallback, url }',
      },
    ],
    [
      'function* g() { yield 1 }\nexport default () => { sleep(1) }',
      { code: 'unsupported-feature', line: 3, found: 'function*', expected: 'function' },
    ],
    ['export const options = {};', { code: 'no-default', expected: 'export default function () { … }' }],
    ['function test() { sleep(1) }', { code: 'no-default', expected: 'export default function () { … }' }],
    [
      'export default 5',
      { code: 'not-a-function', at: 'default', line: 3, found: '5', expected: 'export default function () { … }' },
    ],
    [
      "export const options = {\n  vus: 'ten'\n};\nexport default () => { sleep(1) }",
      { code: 'wrong-type', at: 'vus', found: '"ten"', line: 4, expected: 'number' },
    ],
    [
      'export const options = {\n  vus: -1\n};\nexport default () => { sleep(1) }',
      { code: 'negative', at: 'vus', found: '-1', line: 4, expected: '1' },
    ],
    [
      'export const options = {\n  vus: 0\n};\nexport default () => { sleep(1) }',
      { code: 'negative', at: 'vus', found: '0', line: 4, expected: '1' },
    ],
    [
      'export const options = {\n  vus: 1e9\n};\nexport default () => { sleep(1) }',
      { code: 'too-large', at: 'vus', found: '1000000000', line: 4, expected: '10000' },
    ],
    [
      'export const options = {\n  vus: 2.5\n};\nexport default () => { sleep(1) }',
      { code: 'wrong-type', at: 'vus', found: '2.5', line: 4, expected: 'integer' },
    ],
    [
      "export const options = {\n  duration: '10 seconds'\n};\nexport default () => { sleep(1) }",
      { code: 'bad-duration', at: 'duration', found: '"10 seconds"', line: 4, expected: "'30s'" },
    ],
    [
      "export const options = {\n  duration: '-5s'\n};\nexport default () => { sleep(1) }",
      { code: 'negative', at: 'duration', found: '"-5s"', line: 4, expected: '1ms' },
    ],
    [
      "export const options = {\n  duration: '0s'\n};\nexport default () => { sleep(1) }",
      { code: 'negative', at: 'duration', found: '"0s"', line: 4, expected: '1ms' },
    ],
    [
      "export const options = {\n  duration: '30d'\n};\nexport default () => { sleep(1) }",
      { code: 'too-large', at: 'duration', found: '"30d"', line: 4, expected: '24h' },
    ],
    [
      "export const options = {\n  duration: '5min'\n};\nexport default () => { sleep(1) }",
      { code: 'bad-duration', at: 'duration', found: '"5min"', line: 4, expected: "'30s'" },
    ],
    [
      'export const options = {\n  vsu: 5\n};\nexport default () => { sleep(1) }',
      { code: 'unknown-option', at: 'vsu', found: 'vsu', line: 4, expected: 'vus' },
    ],
    [
      'export const options = {\n  foo: 5\n};\nexport default () => { sleep(1) }',
      { code: 'unknown-option', at: 'foo', found: 'foo', line: 4 },
    ],
    [
      "export const options = {\n  hosts: { 'a.b': '1.2.3.4' }\n};\nexport default () => { sleep(1) }",
      { code: 'unsupported-option', at: 'hosts', found: 'hosts', line: 4 },
    ],
    [
      'export const options = [];\nexport default () => { sleep(1) }',
      { code: 'wrong-type', at: 'options', found: '[]', expected: '{ … }', line: 3 },
    ],
    [
      'export const options = {\n  stages: []\n};\nexport default () => { sleep(1) }',
      { code: 'empty-stages', at: 'stages', found: 'stages', line: 4, expected: "{ duration: '30s', target: 10 }" },
    ],
    [
      "export const options = {\n  stages: [{ duration: '1s' }]\n};\nexport default () => { sleep(1) }",
      { code: 'missing-field', at: 'stages.0.target', found: 'target', line: 4, expected: 'target: 10' },
    ],
    [
      'export const options = {\n  stages: [{ target: 5 }]\n};\nexport default () => { sleep(1) }',
      { code: 'missing-field', at: 'stages.0.duration', found: 'duration', line: 4, expected: "duration: '30s'" },
    ],
    [
      "export const options = {\n  stages: { duration: '1s', target: 4 }\n};\nexport default () => { sleep(1) }",
      { code: 'wrong-type', at: 'stages', found: '{"duration":"1s","target":4}', line: 4, expected: '[ … ]' },
    ],
    [
      "export const options = {\n  stages: [{ duration: '-1s', target: 4 }]\n};\nexport default () => { sleep(1) }",
      { code: 'negative', at: 'stages.0.duration', found: '"-1s"', line: 4, expected: '0s' },
    ],
    [
      "export const options = {\n  stages: [{ duraton: '1s', target: 4 }]\n};\nexport default () => { sleep(1) }",
      { code: 'unknown-option', at: 'stages.0.duraton', found: 'duraton', line: 4, expected: 'duration' },
    ],
    [
      "export const options = {\n  stages: [{ duration: '1s', target: 1e7 }]\n};\nexport default () => { sleep(1) }",
      { code: 'too-large', at: 'stages.0.target', found: '10000000', line: 4, expected: '10000' },
    ],
    [
      "export const options = {\n  stages: Array.from({ length: 5000 }, () => ({ duration: '1s', target: 1 }))\n};\nexport default () => { sleep(1) }",
      { code: 'too-large', at: 'stages', found: '5000', line: 4, expected: '100' },
    ],
    [
      "export const options = {\n  stages: [{ duration: '1s', target: 1 }], duration: '5s'\n};\nexport default () => { sleep(1) }",
      { code: 'conflict', at: 'stages', found: 'stages', line: 4, expected: 'duration' },
    ],
    [
      "export const options = { scenarios: { buy: {\n  executor: 'constant-vu', duration: '1s' } } };\nexport default () => { sleep(1) }",
      {
        code: 'unknown-executor',
        at: 'scenarios.buy.executor',
        found: '"constant-vu"',
        line: 4,
        expected: 'constant-vus',
      },
    ],
    [
      "export const options = { scenarios: { buy: {\n  vus: 1, duration: '1s' } } };\nexport default () => { sleep(1) }",
      {
        code: 'missing-field',
        at: 'scenarios.buy.executor',
        found: 'executor',
        line: 3,
        expected:
          'shared-iterations, per-vu-iterations, constant-vus, ramping-vus, constant-arrival-rate, ramping-arrival-rate',
      },
    ],
    [
      "export const options = { scenarios: { buy: {\n  executor: 'constant-arrival-rate', duration: '1s', preAllocatedVUs: 1 } } };\nexport default () => { sleep(1) }",
      { code: 'missing-field', at: 'scenarios.buy.rate', found: 'rate', line: 3, expected: 'rate: 50' },
    ],
    [
      "export const options = { scenarios: { buy: {\n  executor: 'constant-arrival-rate', duration: '1s', rate: 5 } } };\nexport default () => { sleep(1) }",
      {
        code: 'missing-field',
        at: 'scenarios.buy.preAllocatedVUs',
        found: 'preAllocatedVUs',
        line: 3,
        expected: 'preAllocatedVUs: 20',
      },
    ],
    [
      "export const options = { scenarios: { buy: {\n  executor: 'constant-arrival-rate', duration: '1s', rate: 5, preAllocatedVUs: 10, maxVUs: 5 } } };\nexport default () => { sleep(1) }",
      { code: 'conflict', at: 'scenarios.buy.maxVUs', found: '5', line: 4, expected: 'preAllocatedVUs: 10' },
    ],
    [
      "export const options = { scenarios: { buy: {\n  executor: 'ramping-vus', duration: '1s', stages: [{ duration: '1s', target: 1 }] } } };\nexport default () => { sleep(1) }",
      {
        code: 'unknown-option',
        at: 'scenarios.buy.duration',
        found: 'duration',
        line: 4,
        expected: 'executor, startTime, gracefulStop, exec, env, tags, startVUs, stages, gracefulRampDown',
      },
    ],
    [
      "export const options = { scenarios: { buy: {\n  executor: 'shared-iterations', vus: 10, iterations: 5 } } };\nexport default () => { sleep(1) }",
      { code: 'conflict', at: 'scenarios.buy.iterations', found: '5', line: 4, expected: 'vus: 10' },
    ],
    [
      "export const options = { scenarios: { buy: {\n  executor: 'constant-vus', duration: '1s', exec: 'buy' } } };\nexport default () => { sleep(1) }",
      { code: 'unknown-exec', at: 'scenarios.buy.exec', found: 'buy', expected: 'default', line: 4 },
    ],
    [
      "export const options = { scenarios: { buy: {\n  executor: 'externally-controlled', vus: 1, duration: '1s' } } };\nexport default () => { sleep(1) }",
      {
        code: 'unknown-executor',
        at: 'scenarios.buy.executor',
        found: '"externally-controlled"',
        line: 4,
        expected:
          'shared-iterations, per-vu-iterations, constant-vus, ramping-vus, constant-arrival-rate, ramping-arrival-rate',
      },
    ],
    [
      "export const options = { scenarios: { buy: {\n  executor: 'constant-vus', vus: 1 } } };\nexport default () => { sleep(1) }",
      { code: 'missing-field', at: 'scenarios.buy.duration', found: 'duration', line: 3, expected: "duration: '30s'" },
    ],
    [
      'export const options = {\n  scenarios: {}\n};\nexport default () => { sleep(1) }',
      {
        code: 'missing-field',
        at: 'scenarios',
        found: 'scenarios',
        line: 4,
        expected: "scenarios: { buy: { executor: 'constant-vus', vus: 10, duration: '30s' } }",
      },
    ],
    [
      "export const options = {\n  scenarios: { a: { executor: 'constant-vus', duration: '1s' } }, duration: '5s'\n};\nexport default () => { sleep(1) }",
      { code: 'conflict', at: 'scenarios', found: 'scenarios', line: 4, expected: 'duration' },
    ],
    [
      "export const options = { scenarios: { buy: {\n  executor: 'constant-arrival-rate', duration: '1s', rate: 5, timeUnit: '0s', preAllocatedVUs: 1 } } };\nexport default () => { sleep(1) }",
      { code: 'negative', at: 'scenarios.buy.timeUnit', found: '"0s"', line: 4, expected: '1ms' },
    ],
    [
      "export const options = {\n  scenarios: { 'đặt hàng': { executor: 'constant-vus', duration: '1s' } }\n};\nexport default () => { sleep(1) }",
      { code: 'wrong-type', at: 'scenarios.đặt hàng', found: 'đặt hàng', line: 4, expected: 'A-Z a-z 0-9 _ -' },
    ],
    [
      "export const options = {\n  thresholds: { http_req_duration: ['p95<500'] }\n};\nexport default () => { sleep(1) }",
      {
        code: 'bad-threshold',
        at: 'thresholds.http_req_duration.0',
        found: '"p95<500"',
        line: 4,
        expected: "'p(95)<500', 'rate<0.01'",
      },
    ],
    [
      "export const options = {\n  thresholds: { http_req_duration: 'p(95)<500' }\n};\nexport default () => { sleep(1) }",
      { code: 'wrong-type', at: 'thresholds.http_req_duration', found: '"p(95)<500"', line: 4, expected: '[ … ]' },
    ],
    [
      "export const options = {\n  thresholds: { http_req_duratio: ['p(95)<500'] }\n};\nexport default () => { sleep(1) }",
      {
        code: 'unknown-metric',
        at: 'thresholds.http_req_duratio',
        found: 'http_req_duratio',
        expected: 'http_req_duration',
        line: 4,
      },
    ],
    [
      "export const options = {\n  thresholds: { http_req_failed: ['p(95)<500'] }\n};\nexport default () => { sleep(1) }",
      { code: 'wrong-aggregation', at: 'thresholds.http_req_failed', found: 'p(95)<500', expected: 'rate', line: 4 },
    ],
    [
      "export const options = {\n  thresholds: { http_req_duration: ['p(101)<500'] }\n};\nexport default () => { sleep(1) }",
      {
        code: 'bad-threshold',
        at: 'thresholds.http_req_duration.0',
        found: '"p(101)<500"',
        line: 4,
        expected: "'p(95)<500', 'rate<0.01'",
      },
    ],
    [
      "export const options = {\n  thresholds: { http_req_duration: ['p(95)<500ms'] }\n};\nexport default () => { sleep(1) }",
      {
        code: 'bad-threshold',
        at: 'thresholds.http_req_duration.0',
        found: '"p(95)<500ms"',
        line: 4,
        expected: "'p(95)<500', 'rate<0.01'",
      },
    ],
    [
      "export const options = {\n  thresholds: { http_req_failed: ['rate<1%'] }\n};\nexport default () => { sleep(1) }",
      {
        code: 'bad-threshold',
        at: 'thresholds.http_req_failed.0',
        found: '"rate<1%"',
        line: 4,
        expected: "'p(95)<500', 'rate<0.01'",
      },
    ],
    [
      "export const options = {\n  thresholds: { 'http_req_duration{scenario=buy}': ['p(95)<500'] }\n};\nexport default () => { sleep(1) }",
      {
        code: 'bad-threshold',
        at: 'thresholds.http_req_duration{scenario=buy}',
        found: 'http_req_duration{scenario=buy}',
        expected: 'http_req_duration{scenario:buy}',
        line: 4,
      },
    ],
    [
      "export const options = {\n  thresholds: { checks: [{ treshold: 'rate>0.9', abortOnFail: true }] }\n};\nexport default () => { sleep(1) }",
      { code: 'unknown-option', at: 'thresholds.checks.0.treshold', found: 'treshold', line: 4, expected: 'threshold' },
    ],
    [
      "export const options = {\n  summaryTrendStats: ['avg', 'p95']\n};\nexport default () => { sleep(1) }",
      { code: 'wrong-aggregation', at: 'summaryTrendStats', found: 'p95', line: 4, expected: 'p(95)' },
    ],
    [
      "const data = open('./users.json');\nexport default () => { sleep(1) }",
      { code: 'unknown-file', found: './users.json', expected: 'const data = [ … ]', line: 3 },
    ],
    [
      "export default () => {\n  http.get('https://example.com');\n}",
      { code: 'foreign-host', found: 'https://example.com', expected: 'http://127.0.0.1:3333', line: 4 },
    ],
    [
      "export default () => {\n  http.get('/books');\n}",
      { code: 'foreign-host', found: '/books', expected: 'http://127.0.0.1:3333', line: 4 },
    ],
    [
      'export default () => {\n  http.get(undefined);\n}',
      { code: 'foreign-host', found: 'undefined', expected: 'http://127.0.0.1:3333', line: 4 },
    ],
    [
      "export default () => {\n  http.get(BASE + '/books').html();\n}",
      { code: 'unsupported-feature', found: 'response.html()', expected: 'response.body', line: 4 },
    ],
    [
      "export default () => {\n  http.get(BASE + '/books');\n  while (true) {}\n}",
      { code: 'endless-loop', line: 5, found: '1000000', expected: 'sleep(1)' },
    ],
    [
      'export default () => {\n  for (;;) {\n    sleep(0);\n  }\n}',
      { code: 'endless-loop', line: 4, found: '1000000', expected: 'sleep(1)' },
    ],
    [
      'let i = 0;\nwhile (i < 10) {\n}\nexport default () => { sleep(1) }',
      { code: 'endless-loop', line: 4, found: '1000000', expected: 'sleep(1)' },
    ],
    [
      'export const options = {\n  iterations: 1e12\n};\nexport default () => { sleep(1) }',
      { code: 'too-large', at: 'iterations', found: '1000000000000', line: 4, expected: '1000000' },
    ],
    [
      "export const options = { scenarios: { buy: {\n  executor: 'constant-arrival-rate', duration: '1s', rate: 1e9, preAllocatedVUs: 1 } } };\nexport default () => { sleep(1) }",
      { code: 'too-large', at: 'scenarios.buy.rate', found: '1000000000', line: 4, expected: '1000000' },
    ],
    ['a'.repeat(70_000), { code: 'too-long', found: '70114', expected: '60000' }],
    [
      'export default () => {\n  import x from "k6";\n}',
      { code: 'syntax', line: 4, found: "'import' and 'export' may only appear at the top level" },
    ],
  ])('%s', (script, problem) => {
    expect(run(script)).toMatchObject({ exitCode: 104 });
    expect(run(script).problem).toEqual(problem);
  });
});

describe('an error of a script has its line', () => {
  it.each<[string, { exitCode: number; text: string; line?: number }]>([
    [
      "const r = http.get(BASE + '/books');\nexport default () => { sleep(1) }",
      { exitCode: 107, text: 'Making http requests in the init context is not supported', line: 3 },
    ],
    [
      'sleep(1);\nexport default () => { sleep(1) }',
      { exitCode: 107, text: 'sleep() cannot be called in the init context', line: 3 },
    ],
    [
      "import { Trend } from 'k6/metrics';\nexport default () => {\n  new Trend('abc');\n}",
      {
        exitCode: 0,
        text: 'metrics must be declared in the init context: at the top of the script, outside of its functions',
        line: 5,
      },
    ],
    [
      "import { Trend } from 'k6/metrics';\nconst t = new Trend('my trend');\nexport default () => { sleep(1) }",
      {
        exitCode: 107,
        text: 'invalid metric name: "my trend": it must begin with a letter or _, followed by letters, digits or _ (2 to 128 characters)',
        line: 4,
      },
    ],
    [
      'export function setup() {\n  sleep(100);\n}\nexport default () => { sleep(1) }',
      { exitCode: 107, text: 'setup() execution timed out after 60 seconds' },
    ],
    [
      'export default () => {\n  check(1, (x) => x === 1);\n}',
      {
        exitCode: 0,
        text: "check() needs an object of named conditions: check(response, { 'status is 200': (r) => r.status === 200 })",
        line: 4,
      },
    ],
    [
      "import { SharedArray } from 'k6/data';\nconst s = new SharedArray('x', [1]);\nexport default () => { sleep(1) }",
      { exitCode: 107, text: "a function is expected as the second argument of SharedArray's constructor", line: 4 },
    ],
    [
      'export default () => {\n  [2, 1].sort((a, b) => { sleep(1); return a - b });\n}',
      {
        exitCode: 0,
        text: 'sleep() and requests cannot wait here: call them from a plain function, not from a callback of sort, replace or JSON, nor from a constructor',
        line: 4,
      },
    ],
  ])('%s', (script, { exitCode, ...entry }) => {
    const result = run(script);
    expect(result.exitCode).toBe(exitCode);
    expect(result.log[0]).toMatchObject(entry);
  });
});

describe('a bad command line names the flag and what would be right', () => {
  it.each<[string, Problem]>([
    ['--vuss 3', { code: 'unknown-flag', at: '--vuss', found: '--vuss', expected: '--vus' }],
    [
      '--no-summary',
      { code: 'unknown-flag', at: '--no-summary', found: '--no-summary', expected: '--summary-mode=disabled' },
    ],
    ['--vus', { code: 'flag-without-value', at: '--vus', found: '--vus', expected: '--vus 10' }],
    ['--vus x', { code: 'bad-flag-value', at: '--vus', found: 'x', expected: '10' }],
    ['--vus 0', { code: 'negative', at: '--vus', found: '0', expected: '1' }],
    ['--stage 5', { code: 'bad-flag-value', at: '--stage', found: '5', expected: '30s:10' }],
    ['--duration 5min', { code: 'bad-duration', at: '--duration', found: '5min', expected: '30s' }],
    ['--env NAME', { code: 'bad-flag-value', at: '--env', found: 'NAME', expected: 'NAME=value' }],
    [
      '--summary-mode=legacy',
      { code: 'bad-flag-value', at: '--summary-mode', found: 'legacy', expected: 'compact, full, disabled' },
    ],
    ['--scenario buy', { code: 'unknown-flag', at: '--scenario', found: '--scenario' }],
    ['-d', { code: 'flag-without-value', at: '--duration', found: '--duration', expected: '--duration 30s' }],
  ])('%s', (commandLine, problem) => {
    expect(run('export default () => {}', commandLine)).toMatchObject({ exitCode: 104 });
    expect(run('export default () => {}', commandLine).problem).toEqual(problem);
  });
});
