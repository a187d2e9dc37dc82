export interface Stage {
  /** Milliseconds. */
  readonly duration: number;
  readonly target: number;
}

interface ScenarioBase {
  readonly name: string;
  /** All times are in milliseconds. */
  readonly startTime: number;
  readonly gracefulStop: number;
  /** Name of the exported function. */
  readonly exec: string;
  readonly env: Readonly<Record<string, string>>;
  readonly tags: Readonly<Record<string, string>>;
}

export interface SharedIterations extends ScenarioBase {
  readonly executor: 'shared-iterations' | 'per-vu-iterations';
  readonly vus: number;
  readonly iterations: number;
  readonly maxDuration: number;
}

export interface ConstantVus extends ScenarioBase {
  readonly executor: 'constant-vus';
  readonly vus: number;
  readonly duration: number;
}

export interface RampingVus extends ScenarioBase {
  readonly executor: 'ramping-vus';
  readonly startVUs: number;
  readonly stages: readonly Stage[];
  readonly gracefulRampDown: number;
}

export interface ConstantRate extends ScenarioBase {
  readonly executor: 'constant-arrival-rate';
  readonly rate: number;
  readonly timeUnit: number;
  readonly duration: number;
  readonly preAllocatedVUs: number;
  readonly maxVUs: number;
}

export interface RampingRate extends ScenarioBase {
  readonly executor: 'ramping-arrival-rate';
  readonly startRate: number;
  readonly timeUnit: number;
  readonly stages: readonly Stage[];
  readonly preAllocatedVUs: number;
  readonly maxVUs: number;
}

export type Scenario = SharedIterations | ConstantVus | RampingVus | ConstantRate | RampingRate;
export type ExecutorName = Scenario['executor'];

export interface ThresholdRule {
  /** As written: `p(95)<500`. */
  readonly source: string;
  readonly abortOnFail: boolean;
  /** Milliseconds from the start of the test. */
  readonly delayAbortEval: number;
}

/** Options in force, with every default filled in. */
export interface RunOptions {
  readonly scenarios: readonly Scenario[];
  /** By metric, as written: `http_req_duration{scenario:buy}`. */
  readonly thresholds: ReadonlyMap<string, readonly ThresholdRule[]>;
  readonly tags: Readonly<Record<string, string>>;
  readonly summaryTrendStats: readonly string[];
  readonly setupTimeout: number;
  readonly teardownTimeout: number;
  readonly minIterationDuration: number;
  /** Whether a failed request throws. */
  readonly throw: boolean;
  readonly discardResponseBodies: boolean;
  /** Most requests of one `http.batch()` that are under way at once. */
  readonly batch: number;
  readonly summaryMode: 'compact' | 'full' | 'disabled';
  readonly noThresholds: boolean;
}
