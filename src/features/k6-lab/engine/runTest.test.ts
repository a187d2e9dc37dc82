import { beforeAll, describe, expect, it } from 'vitest';
import type { ServerSettings } from '../core/server/serverModel';
import type { RunInput, RunResult } from '../core/run/types';
import { runTest } from './runTest';
import { acceptWaitingCallbacks } from './waitingCallbacks';

const FAST: ServerSettings = { workers: 8, service: { kind: 'fixed', mean: 20 }, network: 0 };
const HEAD = `import http from 'k6/http'; import { check, group, sleep, fail } from 'k6';
const BASE = 'http://127.0.0.1:3333';`;

function run(script: string, input: Partial<RunInput> = {}): RunResult {
  return runTest({ script: `${HEAD}\n${script}`, commandLine: '', server: FAST, seed: 1, ...input });
}
const values = (result: RunResult, name: string) => result.metrics.find((metric) => metric.name === name)?.values ?? {};

// The realm of these tests is their own worker, as the page's is.
beforeAll(acceptWaitingCallbacks);

describe('a script', () => {
  it('waits in virtual time: loops, callbacks, methods and nested calls', () => {
    const result = run(`
      class Shop { constructor(base) { this.base = base } get(id) { return http.get(this.base + '/books/' + id) } }
      const shop = new Shop(BASE);
      const visit = (id) => { const answer = shop.get(id); sleep(0.5); return answer }
      export const options = { vus: 1, iterations: 1 };
      export default function () {
        const statuses = [1, 2, 99].map((id) => visit(id).status);
        if (JSON.stringify(statuses) !== '[200,200,404]') fail(JSON.stringify(statuses));
        for (const id of [3, 4]) { visit(id) }
        let total = [1, 2].reduce((sum, id) => sum + visit(id).json('price'), 0);
        check(total, { 'prices add up': (value) => value === 155000 });
        const first = [5, 6].find((id) => visit(id).json().stock === 200);
        check(first, { 'found 5': (value) => value === 5 });
      }`);
    expect(result.log).toEqual([]);
    expect(result).toMatchObject({ exitCode: 0, checks: [{ passes: 1 }, { passes: 1 }] });
    // 8 requests of 20 ms and 8 pauses of 0.5 s.
    expect(values(result, 'http_reqs').count).toBe(8);
    expect(result.seconds).toBeCloseTo(8 * 0.52, 6);
  });

  it('says that sleep cannot wait inside of sort', () => {
    const result = run('export default () => { [2, 1].sort((a, b) => { sleep(1); return a - b }) }');
    expect(result.log[0]).toMatchObject({ level: 'error', line: 3 });
    expect(result.log[0]?.text).toContain('cannot wait here');
  });

  it('may give methods that wait the names of those of the language', () => {
    const result = run(`
      const file = { json() { sleep(1); return 1 }, join: (x) => { sleep(2); return x }, 'includes': function () { sleep(3); return [1] } };
      export const options = { iterations: 1 };
      export default function () {
        const String = () => { sleep(4); return 'own' };
        check([file.json(), file.join(2), file.includes().map((x) => x + 2), String()], { all: (list) => JSON.stringify(list) === '[1,2,[3],"own"]' });
        check(http.get(BASE + '/books/1').json(), { again: (book) => { sleep(5); return book.id === 1 }, last: (book) => book.id === 1 });
      }`);
    expect(result).toMatchObject({ exitCode: 0, log: [], checks: [{ passes: 1 }, { passes: 1 }, { passes: 1 }] });
    expect(result.seconds).toBeCloseTo(15.02, 6);
  });

  it('gives each caller its own copy of a parsed answer', () => {
    const result = run(`export const options = { iterations: 2 };
      export default function () {
        const answer = http.get(BASE + '/books/1');
        check(answer.json('title'), { 'as it was': (title) => title === 'Truyện Kiều' });
        answer.json().title = 'changed'; http.get(BASE + '/books/1').json('@this');
        const list = http.get(BASE + '/books'); list.json('items').length = 0;
        check(http.get(BASE + '/books').json('items.#'), { ten: (count) => count === 10 });
      }`);
    expect(result).toMatchObject({ exitCode: 0, log: [], checks: [{ passes: 2 }, { passes: 2 }] });
  });

  it('keeps two million requests in little memory', () => {
    const before = process.memoryUsage().arrayBuffers;
    const result = run(
      `export const options = { scenarios: { flood: { executor: 'shared-iterations', vus: 100, iterations: 400000 } } };
      export default () => { for (let i = 0; i < 5; i += 1) http.get(BASE + '/books/1') }`,
      { server: { ...FAST, workers: 100 } },
    );
    expect(values(result, 'http_reqs').count).toBeGreaterThan(1_999_000);
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(200e6);
  });

  it('sees no time pass between its calls, and gets its own variables as each virtual user', () => {
    const result = run(`
      let count = 0;
      export const options = { vus: 3, iterations: 9 };
      export default function () { count += 1; if (count > 3) fail('shared'); sleep(1); }`);
    expect(result).toMatchObject({ exitCode: 0, log: [], seconds: 3 });
  });

  it('goes on after an error in an iteration, with its line in the log', () => {
    const result = run('export const options = { iterations: 2 };\nexport default function () {\n  nothing.here();\n}');
    expect(result.log).toHaveLength(2);
    expect(result.log[0]).toMatchObject({ text: 'ReferenceError: nothing is not defined', line: 5 });
    expect(values(result, 'iterations').count).toBe(2);
  });

  it('has setup, teardown and handleSummary', () => {
    const result = run(`
      export const options = { iterations: 2 };
      export function setup() { return { token: http.post(BASE + '/login', JSON.stringify({ username: 'docgia01', password: 'sach-hay-01' })).json('token') } }
      export default function (data) {
        const answer = http.post(BASE + '/orders', JSON.stringify({ bookId: 18, quantity: 1 }), { headers: { Authorization: 'Bearer ' + data.token } });
        check(answer, { created: (r) => r.status === 201 });
      }
      export function teardown(data) { console.log('bye', data.token) }
      export function handleSummary(data) { return { 'summary.json': JSON.stringify(data.metrics.checks.values), stdout: 'done' } }`);
    // There is one copy of book 18.
    expect(result.accounts).toEqual([
      { username: 'docgia01', logins: 1, orders: 1, copies: 1 },
      { username: 'docgia02', logins: 0, orders: 0, copies: 0 },
      { username: 'docgia03', logins: 0, orders: 0, copies: 0 },
    ]);
    expect(result.files).toEqual({ stdout: 'done', 'summary.json': '{"rate":0.5,"passes":1,"fails":1}' });
    expect(result.log).toEqual([{ level: 'info', text: 'bye docgia01.lab', time: expect.any(Number) }]);
  });

  it('gives each virtual user, and teardown, a copy of its own of what setup returned', () => {
    const result = run(`
      export const options = { vus: 3, iterations: 6 };
      export function setup() { return { list: [] } }
      export default function (data) { data.list.push(1); if (data.list.length > 2) fail('shared'); sleep(1) }
      export function teardown(data) { console.log(data.list.length) }`);
    expect(result.log).toMatchObject([{ level: 'info', text: '0' }]);
  });

  it('numbers virtual users from 1', () => {
    const result = run(`
      export const options = { scenarios: { a: { executor: 'per-vu-iterations', vus: 3 } } };
      export function setup() { console.log(__VU) }
      export default function () { console.log(__VU) }`);
    expect(result.log.map(({ text }) => text)).toEqual(['0', '1', '2', '3']);
  });

  it('measures groups, tags and its own metrics', () => {
    const result = run(`
      import { Counter, Trend } from 'k6/metrics';
      const sold = new Counter('sold'); const price = new Trend('price');
      export const options = { iterations: 1, thresholds: {
        'http_req_duration{group:::buy}': ['max<30'], sold: ['count==3'], 'price{kind:cheap}': ['max<100'], checks: ['rate>0.5'] } };
      export default function () {
        http.get(BASE + '/books');
        group('buy', () => { http.get(BASE + '/books/1'); check(1, { one: (x) => x === 1 }) });
        sold.add(3); price.add(50, { kind: 'cheap' }); price.add(500);
      }`);
    expect(result.thresholds.map(({ isMet }) => isMet)).toEqual([true, true, true, true]);
    expect(result.checks).toEqual([{ group: '::buy', name: 'one', passes: 1, fails: 0 }]);
  });

  it('sends a batch at once', () => {
    const result = run(`export const options = { iterations: 1 };
      export default () => { const answers = http.batch([BASE + '/books/1', ['GET', BASE + '/books/2'], { method: 'GET', url: BASE + '/books/3' }]);
        check(answers, { 'three answers': (list) => list.length === 3 && list[2].json('id') === 3 }) }`);
    expect(result).toMatchObject({ exitCode: 0, checks: [{ fails: 0 }] });
    expect(result.seconds).toBeCloseTo(0.02, 6);
  });

  it('sends six requests of a batch at once, or as many as the options allow', () => {
    const script = (options: string) => `export const options = { iterations: 1${options} };
      export default () => { http.batch(Array.from({ length: 12 }, (_, index) => BASE + '/books/' + (index + 1))) }`;
    const server = { ...FAST, workers: 20 };
    expect(run(script(''), { server }).seconds).toBeCloseTo(0.04, 6);
    expect(run(script(', batchPerHost: 0'), { server }).seconds).toBeCloseTo(0.02, 6);
    expect(run(script(', batch: 4'), { server }).seconds).toBeCloseTo(0.06, 6);
  });

  it('gives up after its time limit', () => {
    const result = run(
      `export const options = { iterations: 1 };
      export default () => { const r = http.get(BASE + '/books', { timeout: '5ms' }); check(r, { timeout: (x) => x.status === 0 && x.error_code === 1050 }) }`,
    );
    expect(result.checks[0]).toMatchObject({ passes: 1 });
    expect(values(result, 'http_req_failed').rate).toBe(1);
  });

  it('is the same for the same seed, and another for another', () => {
    const script = `export const options = { vus: 5, duration: '10s' }; export default () => { http.get(BASE + '/books'); sleep(Math.random()) }`;
    const server: ServerSettings = { workers: 2, service: { kind: 'exponential', mean: 50 } };
    const once = run(script, { server });
    expect(run(script, { server }).metrics).toEqual(once.metrics);
    expect(run(script, { server, seed: 2 }).metrics).not.toEqual(once.metrics);
  });
});

describe('executors', () => {
  const body = `export default () => { http.get(BASE + '/books') }`;

  it.each([
    ['vus: 2, iterations: 10', 10, 0.1],
    ["vus: 2, duration: '1s'", 100, 1],
    ["scenarios: { a: { executor: 'per-vu-iterations', vus: 3, iterations: 4 } }", 12, 0.08],
    ["scenarios: { a: { executor: 'constant-arrival-rate', rate: 50, duration: '10s', preAllocatedVUs: 5 } }", 500, 10],
    [
      "scenarios: { a: { executor: 'ramping-arrival-rate', startRate: 0, stages: [{ duration: '10s', target: 50 }], preAllocatedVUs: 5 } }",
      249,
      10,
    ],
  ])('%s', (options, iterations, seconds) => {
    const result = run(`export const options = { ${options} };\n${body}`);
    expect(result).toMatchObject({ exitCode: 0, log: [] });
    expect(Math.abs((values(result, 'iterations').count ?? 0) - iterations)).toBeLessThanOrEqual(1);
    expect(Math.abs(result.seconds - seconds)).toBeLessThan(0.03);
  });

  it('drops iterations when no virtual user is free', () => {
    const result = run(
      `export const options = { scenarios: { a: { executor: 'constant-arrival-rate', rate: 100, duration: '10s', preAllocatedVUs: 1, maxVUs: 1 } } };\n${body}`,
      { server: { ...FAST, service: { kind: 'fixed', mean: 19 } } },
    );
    const [done = 0, dropped = 0] = [values(result, 'iterations').count, values(result, 'dropped_iterations').count];
    expect(done + dropped).toBe(1000);
    expect(done).toBe(500);
  });

  it('stops iterations that do not end within gracefulStop', () => {
    const result =
      run(`export const options = { scenarios: { a: { executor: 'constant-vus', vus: 2, duration: '1s', gracefulStop: '2s' } } };
      export default () => { sleep(10) }`);
    expect(result).toMatchObject({ interrupted: 2, seconds: 3 });
    expect(values(result, 'iterations').count).toBeUndefined();
  });

  it('ramps virtual users along straight lines', () => {
    const result =
      run(`export const options = { stages: [{ duration: '10s', target: 10 }, { duration: '10s', target: 0 }] };
      export default () => { sleep(0.1) }`);
    // The area below the line, 1 → 10 → 0, is 55 + 50 = 105 seconds of virtual users.
    expect(Math.abs((values(result, 'iterations').count ?? 0) - 1050)).toBeLessThan(30);
    expect(values(result, 'vus').max).toBe(10);
  });

  it('runs scenarios with their own functions, times, tags and variables', () => {
    const result = run(`export const options = { scenarios: {
        read: { executor: 'per-vu-iterations', vus: 1, iterations: 2, exec: 'read', env: { WHAT: 'books' }, tags: { kind: 'r' } },
        later: { executor: 'shared-iterations', vus: 1, iterations: 1, startTime: '5s', exec: 'later' } },
        thresholds: { 'http_reqs{kind:r}': ['count==2'], 'iterations{scenario:later}': ['count==1'] } };
      export function read() { http.get(BASE + '/' + __ENV.WHAT) }
      export function later() { check(__ITER, { 'first iteration': (n) => n === 0 }); check(__ENV.WHAT, { none: (x) => x === undefined }) }`);
    expect(result).toMatchObject({ exitCode: 0, log: [], checks: [{ fails: 0 }, { fails: 0 }] });
    expect(result.seconds).toBeGreaterThanOrEqual(5);
  });
});

describe('thresholds', () => {
  it('end with 99 when crossed', () => {
    const script = `export const options = { iterations: 5, thresholds: { http_req_duration: ['p(95)<10', 'avg<100'] } }; export default () => { http.get(BASE + '/books') }`;
    const result = run(script);
    expect(result.exitCode).toBe(99);
    expect(result.thresholds).toEqual([
      { metric: 'http_req_duration', source: 'p(95)<10', isMet: false, value: 20 },
      { metric: 'http_req_duration', source: 'avg<100', isMet: true, value: 20 },
    ]);
    expect(run(script, { commandLine: 'k6 run --no-thresholds script.js' }).exitCode).toBe(0);
  });

  it('abort the test, after a delay if they have one', () => {
    const script = (
      delay: string,
    ) => `export const options = { vus: 1, duration: '1m', thresholds: { http_req_failed: [{ threshold: 'rate<0.5', abortOnFail: true${delay} }] } };
      export default () => { http.get(BASE + '/none'); sleep(0.1) }`;
    expect(run(script(''))).toMatchObject({ exitCode: 99, seconds: 2 });
    expect(run(script(", delayAbortEval: '11s'"))).toMatchObject({ exitCode: 99, seconds: 12 });
  });

  it('compare a metric without samples as 0 at the end, but a Rate without samples crosses none', () => {
    const script = `import { Counter, Gauge, Rate, Trend } from 'k6/metrics';
      for (const [Type, name] of [[Counter, 'my_c'], [Gauge, 'my_g'], [Rate, 'my_r'], [Trend, 'my_t']]) new Type(name);
      export const options = { iterations: 1, thresholds: {
        my_c: ['count<5', 'count>5'], my_g: ['value<5', 'value>5'], my_t: ['p(95)<5', 'p(95)>5', 'avg>5'],
        my_r: ['rate<0.5', 'rate>0.5'], checks: ['rate>0.9'], 'http_req_failed{name:none}': ['rate>0.5'],
        'http_req_duration{name:none}': ['p(95)<300', 'p(95)>=300'] } };
      export default () => { http.get(BASE + '/books') }`;
    const result = run(script);
    expect(result.exitCode).toBe(99);
    expect(result.thresholds.filter(({ isMet }) => !isMet).map(({ source }) => source)).toEqual([
      'count>5',
      'value>5',
      'p(95)>5',
      'avg>5',
      'p(95)>=300',
    ]);
    const aborting = `import { Counter } from 'k6/metrics'; new Counter('my_c');
      export const options = { vus: 1, duration: '6s', thresholds: { my_c: [{ threshold: 'count>5', abortOnFail: true }] } };
      export default () => { sleep(1) }`;
    expect(run(aborting)).toMatchObject({ exitCode: 99, seconds: 6 });
  });

  it('do not look at checks: a failed check ends with 0', () => {
    expect(run(`export default () => { check(1, { no: (x) => x === 2 }) }`)).toMatchObject({ exitCode: 0 });
  });
});

describe('the command line', () => {
  const script = `export const options = { vus: 1, iterations: 3, tags: { from: 'script' } }; export default () => { sleep(1); check(__ENV.NAME, { an: (x) => x === 'An' }) }`;

  it.each([
    ['', 3],
    ['k6 run script.js', 3],
    ['k6 run -i 5 script.js', 5],
    ['k6 run -u 2 -d 10s script.js', 20],
    ['--stage 2s:1 --stage 2s:1', 4],
  ])('%s', (commandLine, iterations) => {
    expect(values(run(script, { commandLine }), 'iterations').count).toBe(iterations);
  });

  it.each([
    ['K6_ITERATIONS=5 k6 run script.js', 5],
    ['K6_VUS=2 K6_DURATION=10s k6 run script.js', 20],
    ['K6_VUS=2 K6_DURATION=10s k6 run -d 4s script.js', 8],
    ['K6_VUS=2 K6_DURATION=10s k6 run -i 7 script.js', 7],
    ['K6_STAGES=2s:1,2s:1 k6 run script.js', 4],
  ])('is stronger than the environment, which is stronger than the script: %s', (commandLine, iterations) => {
    expect(values(run(script, { commandLine }), 'iterations').count).toBe(iterations);
  });

  it('takes variables from the environment to the script', () => {
    const passes = (commandLine: string) => run(script, { commandLine }).checks[0]?.passes;
    expect(passes('NAME=An k6 run script.js')).toBe(3);
    expect(passes('NAME=Bo k6 run -e NAME=An script.js')).toBe(3);
    // As a variable of the script, it sets no option.
    expect(values(run(script, { commandLine: 'k6 run -e K6_ITERATIONS=9 script.js' }), 'iterations').count).toBe(3);
    expect(run(script, { commandLine: 'K6_WEB_DASHBOARD=true k6 run script.js' })).toMatchObject({
      exitCode: 104,
      problem: { code: 'unsupported-option', at: 'K6_WEB_DASHBOARD' },
    });
  });

  it('sets __ENV', () => {
    expect(run(script, { commandLine: '-e NAME=An' }).checks[0]).toMatchObject({ fails: 0, passes: 3 });
  });

  it('replaces scenarios by shared iterations with --vus alone', () => {
    const scenarios = `export const options = { scenarios: { a: { executor: 'constant-vus', vus: 1, duration: '1h' } } }; export default () => { sleep(1) }`;
    expect(values(run(scenarios, { commandLine: '--vus 7' }), 'iterations').count).toBe(7);
  });
});
