import type { MetricRegistry, Tags } from '../../core/metrics/registry';
import { parseDuration } from '../../core/options/duration';
import type { RunOptions, Scenario } from '../../core/options/types';
import type { LogEntry } from '../../core/run/types';

/** What the whole test shares among its virtual users. */
export interface TestContext {
  readonly registry: MetricRegistry;
  /** Options in force; undefined while the init code runs for the first time. */
  options: RunOptions | undefined;
  /** Arrays of `SharedArray`, by name. */
  readonly shared: Map<string, readonly unknown[]>;
  readonly files: Readonly<Record<string, string>>;
  readonly env: Readonly<Record<string, string>>;
  /** Virtual time, milliseconds. */
  readonly now: () => number;
  readonly random: () => number;
  readonly log: (entry: LogEntry) => void;
  readonly check: (group: string, name: string, isPassed: boolean, tags: Tags) => void;
  readonly sample: (metric: string, value: number, tags: Tags) => void;
  readonly counts: () => {
    readonly iterations: number;
    readonly interrupted: number;
    readonly active: number;
    readonly vus: number;
  };
  /** When a scenario begins, in milliseconds since 1970, like `Date.now()`. */
  readonly startOf: (scenario: Scenario) => number;
  /** How far a scenario has come, from 0 to 1. */
  readonly progressOf: (scenario: Scenario) => number;
}

const NO_OPTIONS = { throw: false, discardResponseBodies: false, batch: 6 } as const;

/** What one virtual user knows of itself. */
export class VuContext {
  /** `__ITER`: iterations of this virtual user in its scenario, from 0. */
  iteration = -1;
  iterationInTest = 0;
  iterationInScenario = 0;
  scenario: Scenario | undefined;
  env: Readonly<Record<string, string>>;
  group = '';
  isInit = true;
  /** What `setResponseCallback` has set; null counts nothing. */
  expected: unknown;
  private own: Tags = {};
  private cached: Tags | undefined;
  /** `exec.vu.tags` or `exec.vu.metrics.tags`, which a script may change. */
  readonly custom: Record<string, string> = {};

  constructor(
    readonly id: number,
    readonly test: TestContext,
  ) {
    this.env = test.env;
  }

  get options(): Pick<RunOptions, 'batch' | 'discardResponseBodies' | 'throw'> {
    return this.test.options ?? NO_OPTIONS;
  }

  readonly parseDuration = parseDuration;

  /** Begins work for a scenario. */
  enter(scenario: Scenario): void {
    this.scenario = scenario;
    this.env = { ...this.test.env, ...scenario.env };
    this.own = { ...this.test.options?.tags, ...scenario.tags, scenario: scenario.name };
    this.cached = undefined;
  }

  setGroup(group: string): void {
    if (group === this.group) return;
    this.group = group;
    this.cached = undefined;
  }

  /** Tags of every sample that this virtual user leaves now. */
  get tags(): Tags {
    for (const name in this.custom)
      if (Object.hasOwn(this.custom, name)) return { ...this.own, group: this.group, ...this.custom };
    this.cached ??= { ...this.own, group: this.group };
    return this.cached;
  }
}
