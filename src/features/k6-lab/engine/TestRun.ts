import { runScenario, mostVus, plannedLength } from '../core/executors/runScenario';
import type { ExecutorHost } from '../core/executors/types';
import { addSample, MetricRegistry, type Metric, type Tags } from '../core/metrics/registry';
import { satisfies } from '../core/metrics/threshold';
import type { RunOptions, Scenario } from '../core/options/types';
import { createRandom } from '../core/random';
import { Recorder } from '../core/run/Recorder';
import type { CheckResult, LogEntry, RunInput, RunProgress } from '../core/run/types';
import { EventQueue } from '../core/schedule/EventQueue';
import type { AccountUse } from '../core/server/bookshop';
import type { ActiveThreshold } from './checkOptions';
import { isProblem, type LoadedScript } from './loadScript';
import { VuContext, type TestContext } from './modules/VuContext';
import { describeThrown, lineOfError, TestAborted } from './scriptErrors';
import { BEGUN } from './virtualGlobals';
import { Traffic } from './Traffic';
import { VirtualUser, type Ended } from './VirtualUser';

const MOST_ITERATIONS = 1_000_000;
const MOST_REQUESTS = 2_000_000;
const MOST_LOG = 200;
/** An iteration that takes no virtual time would never let time pass. */
const LEAST_ITERATION_MS = 1;
const THRESHOLD_INTERVAL_MS = 2000;
/** Why a run ended before its scenarios. */
export interface Stop {
  readonly kind: 'aborted' | 'limit' | 'problem' | 'threshold';
  readonly error?: unknown;
}

/** One run of a script in virtual time: virtual users, the server, and what is measured. */
export class TestRun implements ExecutorHost<VirtualUser> {
  readonly events = new EventQueue();
  readonly registry = new MetricRegistry();
  readonly recorder = new Recorder();
  readonly log: LogEntry[] = [];
  private readonly checksByGroup = new Map<string, Map<string, CheckResult & { passes: number; fails: number }>>();
  interrupted = 0;
  stop: Stop | undefined;
  /** Virtual time at which the scenarios began, and ended. */
  begun = 0;
  ended: number | undefined;
  private isRecording = false;
  options: RunOptions | undefined;

  private readonly traffic: Traffic;
  private readonly idle: VirtualUser[] = [];
  private users = 0;
  private active = 0;
  private iterations = 0;
  private readonly iterationsOf = new Map<string, number>();
  private readonly metrics: Readonly<
    Record<'checks' | 'dropped' | 'iterationDuration' | 'iterations' | 'vus' | 'vusMax', Metric>
  >;
  /** What `setup` returned, as JSON. */
  private setupData: string | undefined;
  readonly test: TestContext;

  constructor(
    private readonly script: LoadedScript,
    input: RunInput,
    env: Readonly<Record<string, string>>,
  ) {
    const { registry, events } = this;
    this.traffic = new Traffic(events, registry, input.server, input.seed, (user, { duration, isFailed }) => {
      if (this.traffic.count >= MOST_REQUESTS) this.stop = { kind: 'limit' };
      if (!this.isRecording) return;
      const time = events.now - this.begun;
      this.recorder.request(time, duration, isFailed);
      this.recorder.activity(user.id, 'request', time - duration, time, isFailed);
    });
    this.metrics = {
      checks: registry.get('checks'),
      dropped: registry.get('dropped_iterations'),
      iterationDuration: registry.get('iteration_duration'),
      iterations: registry.get('iterations'),
      vus: registry.get('vus'),
      vusMax: registry.get('vus_max'),
    };
    this.test = {
      registry,
      options: undefined,
      shared: new Map(),
      files: input.files ?? {},
      env,
      now: () => events.now,
      random: createRandom(input.seed ^ 0x2545f491),
      log: (entry) => this.print(entry),
      check: (group, name, isPassed, tags) => this.countCheck(group, name, isPassed, tags),
      sample: (name, value, tags) => addSample(registry.get(name), value, tags),
      counts: () => ({
        iterations: this.iterations,
        interrupted: this.interrupted,
        active: this.active,
        vus: this.users,
      }),
      startOf: (scenario) => Math.floor(BEGUN + this.begun + scenario.startTime),
      progressOf: (scenario) => {
        const length = plannedLength(scenario);
        return Math.min(1, Math.max(0, (events.now - this.begun - scenario.startTime) / length));
      },
    };
  }

  get checks(): CheckResult[] {
    return [...this.checksByGroup.values()].flatMap((checks) => [...checks.values()].map((check) => ({ ...check })));
  }

  get accounts(): readonly AccountUse[] {
    return this.traffic.accounts;
  }

  print(entry: LogEntry): void {
    if (this.log.length < MOST_LOG) this.log.push(entry);
  }

  /** The virtual user of `setup` and `teardown`, whose number is 0. */
  createStageUser(): VirtualUser {
    return this.makeUser(0);
  }

  /** A virtual user that has run the init code; they are numbered from 1. */
  private createUser(): VirtualUser {
    this.users += 1;
    return this.makeUser(this.users);
  }

  private makeUser(id: number): VirtualUser {
    const context = new VuContext(id, this.test);
    const user = new VirtualUser(context, this.events, this.traffic.send, (sleeper, from, to) => {
      if (this.isRecording) this.recorder.activity(sleeper.id, 'sleep', from - this.begun, to - this.begun);
    });
    user.exports = this.script.initialise(context);
    return user;
  }

  acquire = (scenario: Scenario): VirtualUser => {
    const user = this.idle.shift() ?? this.createUser();
    user.context.iteration = -1;
    user.context.enter(scenario);
    return user;
  };

  release = (user: VirtualUser): void => {
    this.idle.push(user);
  };

  setActive = (_user: VirtualUser, isActive: boolean): void => {
    this.active += isActive ? 1 : -1;
    this.recorder.vus(this.events.now - this.begun, this.active);
  };

  interrupt = (user: VirtualUser): void => {
    user.interrupt();
    user.context.setGroup('');
    this.interrupted += 1;
  };

  drop = (scenario: Scenario, count: number): void => {
    addSample(this.metrics.dropped, count, {
      ...this.options?.tags,
      ...scenario.tags,
      scenario: scenario.name,
    });
    this.recorder.dropped(this.events.now - this.begun, count);
  };

  iterate = (user: VirtualUser, done: () => void): void => {
    const { context } = user;
    const { scenario } = context;
    if (!scenario || this.stop) return;
    const begun = this.events.now;
    context.iteration += 1;
    context.iterationInTest += 1;
    const number = this.iterationsOf.get(scenario.name) ?? 0;
    context.iterationInScenario = number;
    this.iterationsOf.set(scenario.name, number + 1);
    const run = user.exports[scenario.exec] as (data: unknown) => unknown;
    user.run(
      () => run(user.dataOf(this.setupData)),
      (ended) => {
        const { tags } = context;
        context.setGroup('');
        if (!ended.isOk && !this.survives(ended.error)) return;
        this.countIteration(this.events.now - begun, tags);
        const least = Math.max(LEAST_ITERATION_MS, this.options?.minIterationDuration ?? 0);
        const wasInstant = this.events.now === begun;
        const wait = wasInstant || this.options?.minIterationDuration ? begun + least - this.events.now : 0;
        if (wait > 0) this.events.at(this.events.now + wait, done);
        else done();
      },
    );
  };

  /** Notes an error of the script. @returns false if it ends the whole test */
  private survives(error: unknown): boolean {
    if (error instanceof TestAborted) this.stop = { kind: 'aborted', error };
    else if (isProblem(error)) this.stop = { kind: 'problem', error };
    else {
      const line = lineOfError(error);
      const time = (this.events.now - this.begun) / 1000;
      this.print({ level: 'error', text: describeThrown(error), time, ...(line !== undefined && { line }) });
    }
    return this.stop === undefined;
  }

  private countIteration(duration: number, tags: Tags): void {
    this.iterations += 1;
    addSample(this.metrics.iterations, 1, tags);
    addSample(this.metrics.iterationDuration, duration, tags);
    if (this.iterations >= MOST_ITERATIONS) this.stop = { kind: 'limit' };
  }

  private countCheck(group: string, name: string, isPassed: boolean, tags: Tags): void {
    let checks = this.checksByGroup.get(group);
    if (!checks) this.checksByGroup.set(group, (checks = new Map()));
    let check = checks.get(name);
    if (!check) checks.set(name, (check = { group, name, passes: 0, fails: 0 }));
    check[isPassed ? 'passes' : 'fails'] += 1;
    addSample(this.metrics.checks, isPassed ? 1 : 0, tags);
  }

  /**
   * Runs `setup` or `teardown`, at most for `limit` milliseconds of virtual time.
   *
   * @returns what it returned
   * @throws what it threw, or an error if it took too long
   */
  runStage(user: VirtualUser, name: 'setup' | 'teardown', limit: number, data?: unknown): unknown {
    const stage = user.exports[name];
    if (typeof stage !== 'function') return undefined;
    let outcome: Ended | undefined;
    const deadline = this.events.now + limit;
    user.context.setGroup('');
    user.run(
      () => Reflect.apply(stage, undefined, [data]) as unknown,
      (ended) => {
        outcome = ended;
      },
    );
    while (!outcome && this.events.nextTime <= deadline) this.events.step();
    if (!outcome) {
      user.interrupt();
      throw new Error(`${name}() execution timed out after ${limit / 1000} seconds`);
    }
    if (!outcome.isOk) throw outcome.error;
    return outcome.value;
  }

  /** Runs the scenarios to their end. */
  runScenarios(
    options: RunOptions,
    thresholds: readonly ActiveThreshold[],
    setupData: string | undefined,
    notify?: (progress: RunProgress) => void,
  ): void {
    this.begun = this.events.now;
    this.isRecording = true;
    this.setupData = setupData;
    const most = options.scenarios.reduce((sum, scenario) => sum + mostVus(scenario), 0);
    let open = options.scenarios.length;
    for (const scenario of options.scenarios) {
      this.events.at(this.begun + scenario.startTime, () => {
        runScenario(scenario, this, () => {
          open -= 1;
          if (open === 0) this.ended = this.events.now;
        });
      });
    }
    this.events.at(this.begun, () => this.sampleVus(most));
    this.repeat(1000, () => this.sampleVus(most));
    const aborting = thresholds.filter(({ rule }) => rule.abortOnFail);
    if (aborting.length > 0) this.repeat(THRESHOLD_INTERVAL_MS, () => this.abortIfCrossed(aborting));
    let steps = 0;
    while (this.ended === undefined && !this.stop && this.events.nextTime < Infinity) {
      this.events.step();
      steps += 1;
      if (notify && steps % 2000 === 0) notify(this.progress());
    }
    this.ended ??= this.events.now;
    this.isRecording = false;
  }

  private repeat(interval: number, action: () => void): void {
    this.events.at(this.events.now + interval, () => {
      if (this.ended !== undefined) return;
      action();
      this.repeat(interval, action);
    });
  }

  private sampleVus(most: number): void {
    addSample(this.metrics.vus, this.active, {});
    addSample(this.metrics.vusMax, Math.max(most, this.active), {});
  }

  private abortIfCrossed(thresholds: readonly ActiveThreshold[]): void {
    const elapsed = this.events.now - this.begun;
    const isCrossed = thresholds.some(({ rule, threshold, sink }) => {
      if (elapsed < rule.delayAbortEval || sink.isEmpty) return false;
      const value = sink.aggregate(threshold, elapsed / 1000);
      return value !== undefined && !satisfies(value, threshold);
    });
    if (isCrossed) this.stop = { kind: 'threshold' };
  }

  get seconds(): number {
    return ((this.ended ?? this.events.now) - this.begun) / 1000;
  }

  progress(): RunProgress {
    const elapsed = this.events.now - this.begun;
    return { seconds: elapsed / 1000, iterations: this.iterations, series: this.recorder.series(elapsed) };
  }
}
