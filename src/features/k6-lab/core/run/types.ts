import type { MetricType } from '../metrics/sinks';
import type { Problem } from '../problem';
import type { AccountUse } from '../server/bookshop';
import type { ServerSettings } from '../server/serverModel';

/** What a run is made from. The same input gives the same run. */
export interface RunInput {
  readonly script: string;
  /** `k6 run --vus 10 script.js`; empty is `k6 run script.js`. */
  readonly commandLine: string;
  readonly server: ServerSettings;
  /** Files that the script may read with `open()`, by name. */
  readonly files?: Readonly<Record<string, string>>;
  readonly seed: number;
}

/** One part of the time axis. */
export interface SeriesPoint {
  /** Seconds from the start of the test to the end of this part. */
  readonly time: number;
  readonly vus: number;
  readonly requestsPerSecond: number;
  readonly failedPerSecond: number;
  readonly droppedPerSecond: number;
  /** Milliseconds; undefined if nothing was answered. */
  readonly p50?: number;
  readonly p95?: number;
  readonly p99?: number;
}

/** What one virtual user did for some time; times in milliseconds. */
export interface Activity {
  readonly vu: number;
  readonly from: number;
  readonly to: number;
  readonly kind: 'request' | 'sleep';
  readonly isFailed?: boolean;
}

export interface ThresholdResult {
  /** Metric as written: `http_req_duration{scenario:buy}`. */
  readonly metric: string;
  readonly source: string;
  readonly isMet: boolean;
  /** The value that was compared. */
  readonly value: number;
}

export interface CheckResult {
  readonly group: string;
  readonly name: string;
  readonly passes: number;
  readonly fails: number;
}

export interface MetricResult {
  readonly name: string;
  readonly type: MetricType;
  readonly isTime: boolean;
  readonly isData: boolean;
  readonly values: Readonly<Record<string, number>>;
  readonly submetrics: readonly { readonly name: string; readonly values: Readonly<Record<string, number>> }[];
}

export interface LogEntry {
  readonly level: 'error' | 'info' | 'warn';
  readonly text: string;
  /** Seconds of the test; absent in the init code. */
  readonly time?: number;
  readonly line?: number;
}

/** k6's exit codes that a run in the lab can end with. */
export type ExitCode = 0 | 99 | 104 | 107 | 108;

/** Everything that a run leaves. */
export interface RunResult {
  readonly exitCode: ExitCode;
  /** Why the run did not begin, or ended before its time. */
  readonly problem?: Problem;
  /** What a script's error or `abort` said. */
  readonly message?: string;
  readonly seconds: number;
  readonly metrics: readonly MetricResult[];
  readonly checks: readonly CheckResult[];
  readonly thresholds: readonly ThresholdResult[];
  readonly series: readonly SeriesPoint[];
  readonly activities: readonly Activity[];
  readonly log: readonly LogEntry[];
  /** Iterations that were stopped before their end. */
  readonly interrupted: number;
  /** What `handleSummary` returned, by file name; `stdout` is the end-of-test summary. */
  readonly files: Readonly<Record<string, string>>;
  readonly scenarios: readonly string[];
  /** What the accounts of the bookshop did, as the server counted it. */
  readonly accounts: readonly AccountUse[];
  readonly isLimited: boolean;
}

/** What the page shows while virtual time runs. */
export interface RunProgress {
  readonly seconds: number;
  readonly iterations: number;
  readonly series: readonly SeriesPoint[];
}
