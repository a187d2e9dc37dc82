import { beforeAll, describe, expect, it } from 'vitest';
import type { RunInput, RunResult } from '../core/run/types';
import { runTest } from './runTest';
import { acceptWaitingCallbacks } from './waitingCallbacks';

// Rules of k6's documentation, one test for each; the table in core/rules names them.

const HEAD = `import http from 'k6/http'; import { check, group, sleep, fail } from 'k6'; import exec from 'k6/execution';
const BASE = 'http://127.0.0.1:3333'; const now = () => exec.instance.currentTestRunDuration;`;

function run(script: string, commandLine = '', input: Partial<RunInput> = {}): RunResult {
  return runTest({
    script: `${HEAD}\n${script}`,
    commandLine,
    server: { workers: 100, service: { kind: 'fixed', mean: 20 }, network: 0 },
    seed: 1,
    ...input,
  });
}
const options = (text: string) => `export const options = { ${text} };\n`;
const scenario = (text: string) => options(`scenarios: { a: { ${text} } }`);
const values = (result: RunResult, name: string) => result.metrics.find((metric) => metric.name === name)?.values ?? {};
const count = (result: RunResult, name: string) => values(result, name).count ?? 0;
const printed = (result: RunResult) => result.log.map(({ text }) => text);

beforeAll(acceptWaitingCallbacks);

describe('executors', () => {
  it('shared-iterations: the VUs take from one stock, so a fast one takes more', () => {
    const result = run(
      `${scenario("executor: 'shared-iterations', vus: 2, iterations: 12")}
      export default () => { console.log(__VU); sleep(exec.vu.idInTest % 2 ? 1 : 5) }`,
    );
    const users = printed(result);
    expect(users).toHaveLength(12);
    const byUser = ['1', '2'].map((user) => users.filter((each) => each === user).length).sort((a, b) => a - b);
    expect(byUser).toEqual([2, 10]);
  });

  it('per-vu-iterations: every VU runs exactly its number', () => {
    const result = run(
      `${scenario("executor: 'per-vu-iterations', vus: 3, iterations: 4")} export default () => { console.log(__VU); sleep(__VU) }`,
    );
    const users = printed(result);
    for (const user of new Set(users)) expect(users.filter((each) => each === user)).toHaveLength(4);
    expect(users).toHaveLength(12);
  });

  it('constant-vus: VUs repeat until the duration, and an iteration that runs then may end', () => {
    const result = run(
      `${scenario("executor: 'constant-vus', vus: 2, duration: '10s'")} export default () => { sleep(3) }`,
    );
    expect(result).toMatchObject({ seconds: 12, interrupted: 0 });
    expect(count(result, 'iterations')).toBe(8);
  });

  it('ramping-vus: gracefulRampDown lets iterations end before a VU is stopped', () => {
    const script = (grace: string) =>
      `${scenario(`executor: 'ramping-vus', startVUs: 10, stages: [{ duration: '0s', target: 1 }, { duration: '20s', target: 1 }], gracefulRampDown: '${grace}', gracefulStop: '0s'`)}
      export default () => { sleep(5) }`;
    expect(run(script('6s')).interrupted).toBeLessThanOrEqual(1);
    expect(run(script('2s')).interrupted).toBeGreaterThanOrEqual(9);
  });

  it('constant-arrival-rate: iterations begin evenly spaced, whatever the server does', () => {
    const result = run(
      `${scenario("executor: 'constant-arrival-rate', rate: 10, duration: '1s', preAllocatedVUs: 20")}
      export default () => { console.log(Math.round(now())); sleep(3) }`,
    );
    expect(printed(result)).toEqual(['0', '100', '200', '300', '400', '500', '600', '700', '800', '900']);
  });

  it('ramping-arrival-rate: the rate follows the stages along straight lines', () => {
    const result = run(
      `${scenario("executor: 'ramping-arrival-rate', startRate: 0, timeUnit: '1s', stages: [{ duration: '10s', target: 20 }, { duration: '10s', target: 20 }], preAllocatedVUs: 20")}
      export default () => { console.log(now() < 10000 ? 'ramp' : 'level') }`,
    );
    const ramp = printed(result).filter((text) => text === 'ramp').length;
    // The hundredth is due when the ramp ends, the last of all when the test does.
    expect(ramp).toBe(99);
    expect(count(result, 'iterations')).toBe(299);
  });

  it('arrival rates make VUs beyond preAllocatedVUs when none is free, up to maxVUs', () => {
    const script = (limits: string) =>
      `${scenario(`executor: 'constant-arrival-rate', rate: 10, duration: '10s', ${limits}`)} export default () => { sleep(1) }`;
    const enough = run(script('preAllocatedVUs: 2, maxVUs: 20'));
    expect(values(enough, 'vus').max).toBeGreaterThanOrEqual(9);
    expect(count(enough, 'dropped_iterations')).toBeLessThan(10);
    const few = run(script('preAllocatedVUs: 2, maxVUs: 4'));
    expect(values(few, 'vus').max).toBe(4);
    expect(count(few, 'iterations') + count(few, 'dropped_iterations')).toBe(100);
  });

  it('maxVUs is preAllocatedVUs if it is not given', () => {
    const result = run(
      `${scenario("executor: 'constant-arrival-rate', rate: 10, duration: '5s', preAllocatedVUs: 2")} export default () => { sleep(1) }`,
    );
    expect(values(result, 'vus').max).toBe(2);
  });

  it('dropped_iterations counts what is left of a stock at maxDuration', () => {
    const left = (executor: string) =>
      count(
        run(
          `${scenario(`executor: '${executor}', vus: 2, iterations: 10, maxDuration: '3s'`)} export default () => { sleep(1) }`,
        ),
        'dropped_iterations',
      );
    expect(left('shared-iterations')).toBe(4);
    expect(left('per-vu-iterations')).toBe(14);
  });

  it('startTime delays a scenario, and scenarios run side by side', () => {
    const result = run(
      `${options("scenarios: { a: { executor: 'constant-vus', vus: 1, duration: '4s' }, b: { executor: 'per-vu-iterations', vus: 1, iterations: 1, startTime: '2s', exec: 'b' } }")}
      export default () => { sleep(1) }
      export function b() { console.log(now() / 1000) }`,
    );
    expect(printed(result)).toEqual(['2']);
    expect(result.seconds).toBe(4);
  });

  it('exec.scenario.startTime is a time in milliseconds since 1970, like Date.now()', () => {
    const result = run(
      `${options("scenarios: { a: { executor: 'per-vu-iterations', vus: 1, iterations: 2, startTime: '5s' } }")}
      export function setup() { sleep(3) }
      export default () => { console.log(Date.now() - exec.scenario.startTime); sleep(2) }`,
    );
    expect(printed(result)).toEqual(['0', '2000']);
  });

  it('vus beside stages may be 0: the VUs grow from none', () => {
    const script = `${options("vus: 0, stages: [{ duration: '10s', target: 10 }]")} export default () => { sleep(0.5) }`;
    const vusAt = (second: number) => run(script).series.find(({ time }) => time >= second)?.vus;
    expect(vusAt(1)).toBe(0);
    expect(vusAt(5)).toBe(4);
  });

  it('without any option one VU runs one iteration', () => {
    const result = run('export default () => { sleep(1) }');
    expect(count(result, 'iterations')).toBe(1);
    expect(values(result, 'vus').max).toBe(1);
  });

  it('minIterationDuration makes short iterations longer', () => {
    const result = run(
      `${options("vus: 1, duration: '10s', minIterationDuration: '2s'")} export default () => { sleep(0.5) }`,
    );
    expect(count(result, 'iterations')).toBe(5);
  });
});

describe('options', () => {
  it('the command line wins over the script', () => {
    const script = `${options("vus: 1, duration: '10s'")} export default () => { sleep(1) }`;
    expect(count(run(script), 'iterations')).toBe(10);
    expect(count(run(script, '--duration 3s'), 'iterations')).toBe(3);
    expect(count(run(script, '--vus 4'), 'iterations')).toBe(40);
  });

  it('--tag replaces the tags of the script', () => {
    const script = `${options("iterations: 1, tags: { from: 'script', kept: 'yes' }, thresholds: { 'iterations{kept:yes}': ['count==1'], 'iterations{from:line}': ['count==1'] }")} export default () => {}`;
    const met = (result: RunResult) => result.thresholds.map(({ value }) => value);
    expect(met(run(script))).toEqual([1, 0]);
    expect(met(run(script, '--tag from=line'))).toEqual([0, 1]);
  });

  it('throw makes a request that fails throw, and discardResponseBodies leaves its body null', () => {
    const caught = run(
      `${options('iterations: 1, throw: true')} export default () => { try { http.get(BASE + '/books', { timeout: '1ms' }) } catch (error) { console.log(error.message) } }`,
    );
    expect(printed(caught)).toEqual(['request timeout']);
    const empty = run(
      `${options('iterations: 1, discardResponseBodies: true')} export default () => { console.log(http.get(BASE + '/books').body === null) }`,
    );
    expect(printed(empty)).toEqual(['true']);
  });
});

describe('life of a test', () => {
  it('init code runs once for each VU, setup and teardown once', () => {
    const result = run(
      `console.log('init'); ${options('vus: 3, iterations: 6')}
      export function setup() { console.log('setup'); return { list: [1] } }
      export default (data) => { console.log('run ' + data.list.length); sleep(1) }
      export function teardown(data) { console.log('teardown ' + data.list.length) }`,
    );
    const texts = printed(result);
    // One more VU runs setup and teardown.
    expect(texts.filter((text) => text === 'init')).toHaveLength(4);
    expect(texts.filter((text) => text === 'setup')).toHaveLength(1);
    expect(texts.filter((text) => text === 'run 1')).toHaveLength(6);
    expect(texts.at(-1)).toBe('teardown 1');
  });

  it('an error in setup ends the test before any VU runs, with 107', () => {
    const result = run(
      `export function setup() { fail('no token') } export default () => { console.log('ran') }; export function teardown() { console.log('teardown') }`,
    );
    expect(result).toMatchObject({ exitCode: 107, message: 'no token' });
    expect(printed(result)).toEqual(['no token']);
  });

  it('setupTimeout ends a setup that takes too long', () => {
    const result = run(`${options("setupTimeout: '5s'")} export function setup() { sleep(6) } export default () => {}`);
    expect(result).toMatchObject({ exitCode: 107, message: 'setup() execution timed out after 5 seconds' });
  });

  it('fail() and errors end one iteration, not the test', () => {
    const result = run(
      `${options('iterations: 4')} export default () => { if (__ITER === 1) fail('once'); sleep(1); console.log('end') }`,
    );
    expect(printed(result)).toEqual(['end', 'once', 'end', 'end']);
    expect(result.exitCode).toBe(0);
  });

  it('exec.test.abort() ends the test with 108, and teardown still runs', () => {
    const result = run(
      `${options("vus: 2, duration: '1h'")} export default () => { sleep(3); exec.test.abort('enough') }; export function teardown() { console.log('teardown') }`,
    );
    expect(result).toMatchObject({ exitCode: 108, message: 'enough', seconds: 3 });
    expect(printed(result)).toEqual(['teardown']);
  });

  it('a configuration that is not valid ends with 104 before anything runs', () => {
    const result = run(`${options("duration: '5 minutes'")} export default () => { console.log('ran') }`);
    expect(result).toMatchObject({ exitCode: 104, log: [], metrics: [] });
  });

  it('an error in the init code ends with 107', () => {
    expect(run('nothing.here(); export default () => {}')).toMatchObject({ exitCode: 107 });
  });

  it('SharedArray is made once for all VUs, and cannot be changed', () => {
    const result = run(
      `import { SharedArray } from 'k6/data';
      const users = new SharedArray('users', () => { console.log('made'); return [{ name: 'An' }] });
      ${options("scenarios: { a: { executor: 'per-vu-iterations', vus: 3, iterations: 1 } }")}
      export default () => { try { users[0].name = 'Bình' } catch { console.log(users[0].name) } }`,
    );
    expect(printed(result)).toEqual(['made', 'An', 'An', 'An']);
  });
});

describe('what is measured', () => {
  it('http_req_failed counts statuses from 200 to 399 as success, unless told otherwise', () => {
    const rate = (before: string, after = '') =>
      values(
        run(`${before} ${options('iterations: 1')} export default () => { http.get(BASE + '/none'${after}) }`),
        'http_req_failed',
      ).rate;
    expect(rate('')).toBe(1);
    expect(rate('http.setResponseCallback(http.expectedStatuses(404));')).toBe(0);
    expect(rate('', ', { responseCallback: http.expectedStatuses({ min: 400, max: 404 }) }')).toBe(0);
    expect(rate('', ', { responseCallback: null }')).toBeUndefined();
  });

  it('a request ends after 60 s, or its own time limit, with status 0 and error code 1050', () => {
    const result = run(
      `${options('iterations: 1')} export default () => { const a = http.get(BASE + '/books'); const b = http.get(BASE + '/books', { timeout: '2s' }); console.log(a.status, a.error_code, b.status, now() / 1000) }`,
      '',
      { server: { workers: 1, service: { kind: 'fixed', mean: 100_000 } } },
    );
    expect(printed(result)).toEqual(['0 1050 0 62']);
  });

  it('a group tags its samples with ::name, and nested ones with both names', () => {
    const result = run(
      `${options("iterations: 1, thresholds: { 'http_reqs{group:::a}': ['count==1'], 'http_reqs{group:::a::b}': ['count==2'] }")}
      export default () => { group('a', () => { http.get(BASE + '/books'); group('b', () => { http.get(BASE + '/books'); http.get(BASE + '/books') }) }) }`,
    );
    expect(result.thresholds.map(({ isMet }) => isMet)).toEqual([true, true]);
    expect(values(result, 'group_duration').max).toBeCloseTo(60, 6);
  });

  it('requests carry the tags method, name, status, url, group and scenario', () => {
    const tags = ['method:GET', 'status:200', 'name:one', 'scenario:default', 'expected_response:true', 'kind:read'];
    const result = run(
      `${options(`iterations: 1, thresholds: { ${tags.map((tag) => `'http_reqs{${tag}}': ['count==1']`).join(', ')} }`)}
      export default () => { http.get(BASE + '/books', { tags: { name: 'one', kind: 'read' } }) }`,
    );
    expect(result.thresholds.map(({ isMet }) => isMet)).toEqual(tags.map(() => true));
  });

  it('Counter, Gauge, Rate and Trend add up as k6 does', () => {
    const result = run(
      `import { Counter, Gauge, Rate, Trend } from 'k6/metrics';
      const [c, g, r, t] = [new Counter('my_c'), new Gauge('my_g'), new Rate('my_r'), new Trend('my_t')];
      ${options("iterations: 1, summaryTrendStats: ['avg', 'med', 'p(75)', 'count']")}
      export default () => { for (const v of [4, 1, 3, 2]) { c.add(v); g.add(v); r.add(v > 1); t.add(v) } }`,
    );
    expect(values(result, 'my_c').count).toBe(10);
    expect(values(result, 'my_g')).toEqual({ value: 2, min: 1, max: 4 });
    expect(values(result, 'my_r')).toEqual({ rate: 0.75, passes: 3, fails: 1 });
    expect(values(result, 'my_t')).toEqual({ avg: 2.5, med: 2.5, 'p(75)': 3.25, count: 4 });
  });

  it('the summary has avg, min, med, max, p(90) and p(95) of a Trend by default', () => {
    const result = run("export default () => { http.get(BASE + '/books') }");
    expect(Object.keys(values(result, 'http_req_duration'))).toEqual(['avg', 'min', 'med', 'max', 'p(90)', 'p(95)']);
  });

  it('--summary-mode is compact, full or disabled', () => {
    const script = "export default () => { http.get(BASE + '/books') }";
    expect(run(script).files.stdout).not.toContain('http_req_blocked');
    expect(run(script, '--summary-mode=full').files.stdout).toContain('http_req_blocked');
    expect(run(script, '--summary-mode=disabled').files).toEqual({});
  });
});
