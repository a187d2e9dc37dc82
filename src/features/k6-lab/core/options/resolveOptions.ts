import { parseThreshold } from '../metrics/threshold';
import { nearest } from '../nearest';
import { ConfigurationError } from '../problem';
import type { CommandLine } from './commandLine';
import { LIMITS, Reader } from './Reader';
import { readScenario, readStages } from './readScenario';
import type { RunOptions, Scenario, Stage, ThresholdRule } from './types';

const KNOWN = [
  'batch',
  'batchPerHost',
  'discardResponseBodies',
  'duration',
  'iterations',
  'minIterationDuration',
  'scenarios',
  'setupTimeout',
  'stages',
  'summaryTrendStats',
  'tags',
  'teardownTimeout',
  'thresholds',
  'throw',
  'vus',
];
/** Options of k6 that change nothing in the lab: there is neither a network nor a connection. */
const WITHOUT_EFFECT = [
  'dns',
  'insecureSkipTLSVerify',
  'maxRedirects',
  'noConnectionReuse',
  'noCookiesReset',
  'noUsageReport',
  'noVUConnectionReuse',
  'systemTags',
  'userAgent',
];
const LEFT_OUT = [
  'blacklistIPs',
  'blockHostnames',
  'cloud',
  'executionSegment',
  'executionSegmentSequence',
  'ext',
  'hosts',
  'httpDebug',
  'linger',
  'paused',
  'rps',
  'tlsAuth',
  'tlsCipherSuites',
  'tlsVersion',
];

export const DEFAULT_TREND_STATS = ['avg', 'min', 'med', 'max', 'p(90)', 'p(95)'];

const BASE = { name: 'default', startTime: 0, gracefulStop: 30_000, exec: 'default', env: {}, tags: {} };

/** What the short forms (`vus`, `duration`, `iterations`, `stages`) of one level ask for. */
interface Shortcuts {
  readonly vus?: number;
  readonly iterations?: number;
  readonly duration?: number;
  readonly stages?: readonly Stage[];
}

/** Turns short forms into a scenario, by k6's rules; undefined if there is none. */
function scenarioOf({ vus, iterations, duration, stages }: Shortcuts): Scenario | undefined {
  if (iterations !== undefined) {
    const maxDuration = duration ?? 600_000;
    const users = vus ?? 1;
    // Never more users than iterations.
    return { ...BASE, executor: 'shared-iterations', vus: Math.min(users, iterations), iterations, maxDuration };
  }
  if (stages) return { ...BASE, executor: 'ramping-vus', startVUs: vus ?? 1, stages, gracefulRampDown: 30_000 };
  if (duration !== undefined) return { ...BASE, executor: 'constant-vus', vus: vus ?? 1, duration };
  return undefined;
}

function readThresholds(reader: Reader): ReadonlyMap<string, readonly ThresholdRule[]> {
  const thresholds = new Map<string, readonly ThresholdRule[]>();
  const inside = reader.inside('thresholds');
  for (const metric of Object.keys(reader.fields('thresholds'))) {
    const rules = inside.list(metric).map((rule, index): ThresholdRule => {
      if (typeof rule === 'string') return { source: rule, abortOnFail: false, delayAbortEval: 0 };
      const element = inside.element(metric, index);
      element.onlyKnown(['threshold', 'abortOnFail', 'delayAbortEval']);
      if (!element.has('threshold')) element.fail('missing-field', 'threshold', undefined, 'threshold');
      return {
        source: element.text('threshold', ''),
        abortOnFail: element.flag('abortOnFail'),
        delayAbortEval: element.duration('delayAbortEval', 0),
      };
    });
    for (const [index, { source }] of rules.entries()) {
      if (!parseThreshold(source))
        inside.fail('bad-threshold', `${metric}.${index}`, "'p(95)<500', 'rate<0.01'", `"${source}"`);
    }
    thresholds.set(metric, rules);
  }
  return thresholds;
}

function readScenarios(reader: Reader): readonly Scenario[] {
  const names = Object.keys(reader.fields('scenarios'));
  if (names.length === 0) reader.fail('missing-field', 'scenarios', undefined, 'scenarios');
  if (names.length > LIMITS.scenarios)
    reader.fail('too-large', 'scenarios', String(LIMITS.scenarios), String(names.length));
  const bad = names.find((name) => !/^[\w-]+$/.test(name));
  if (bad !== undefined) reader.fail('wrong-type', `scenarios.${bad}`, 'A-Z a-z 0-9 _ -', bad);
  return names.map((name) => readScenario(reader.inside('scenarios').inside(name), name));
}

/** How many requests of a batch are under way at once; all of them go to one host. 0 stands for no limit. */
function readBatch(reader: Reader): number {
  const [all, ofHost] = [reader.count('batch', 20, 0, LIMITS.rate), reader.count('batchPerHost', 6, 0, LIMITS.rate)];
  return Math.min(all || Infinity, ofHost || Infinity);
}

function readTrendStats(reader: Reader, stats: readonly unknown[]): readonly string[] {
  const known = ['avg', 'min', 'med', 'max', 'count'];
  return stats.map((stat) => {
    const percentile = typeof stat === 'string' ? /^p\((\d+(?:\.\d+)?)\)$/.exec(stat)?.[1] : undefined;
    if (typeof stat === 'string' && (known.includes(stat) || (percentile && Number(percentile) <= 100))) return stat;
    const [, number] = /^p(\d+)$/.exec(String(stat)) ?? [];
    const near = number ? `p(${number})` : nearest(String(stat), known);
    const expected = near ?? [...known, 'p(95)'].join(', ');
    return reader.fail('wrong-aggregation', 'summaryTrendStats', expected, String(stat));
  });
}

/**
 * Puts options together, the higher level winning: defaults, script, command line. Short forms on the command line
 * replace the scenarios of the script; `--vus` alone means that many shared iterations (since k6 2.1).
 *
 * @param exported - what the script exports as `options`
 * @param lines - line of each option in the script, by path from `options`
 * @param command - the command line
 * @throws ConfigurationError
 */
export function resolveOptions(
  exported: unknown,
  lines: ReadonlyMap<string, number>,
  command: CommandLine,
): RunOptions {
  if (exported !== undefined && (typeof exported !== 'object' || exported === null || Array.isArray(exported))) {
    const line = lines.get('options');
    throw new ConfigurationError({
      code: 'wrong-type',
      at: 'options',
      found: JSON.stringify(exported),
      expected: '{ … }',
      ...(line && { line }),
    });
  }
  const reader = new Reader((exported ?? {}) as Record<string, unknown>, 'options', lines);
  reader.onlyKnown([...KNOWN, ...WITHOUT_EFFECT], LEFT_OUT);
  const written: Shortcuts = {
    ...(reader.has('vus') && { vus: reader.count('vus', 1, reader.has('stages') ? 0 : 1, LIMITS.vus) }),
    ...(reader.has('iterations') && { iterations: reader.count('iterations', 1, 1, LIMITS.iterations) }),
    ...(reader.has('duration') && { duration: reader.duration('duration', undefined, 1) }),
    ...(reader.has('stages') && { stages: readStages(reader, LIMITS.vus) }),
  };
  if (written.stages && (written.duration !== undefined || written.iterations !== undefined)) {
    reader.fail('conflict', 'stages', written.duration === undefined ? 'iterations' : 'duration', 'stages');
  }
  if (
    reader.has('scenarios') &&
    (written.duration !== undefined || written.iterations !== undefined || written.stages)
  ) {
    const other = ['duration', 'iterations', 'stages'].find((key) => reader.has(key));
    reader.fail('conflict', 'scenarios', other, 'scenarios');
  }
  const isVusAlone = command.vus !== undefined && !command.iterations && !command.duration && !command.stages;
  const fromCommand = isVusAlone
    ? scenarioOf({ vus: command.vus, iterations: command.vus })
    : scenarioOf({ vus: command.vus ?? written.vus, ...pickTimes(command) });
  const fromScript = reader.has('scenarios') ? readScenarios(reader) : undefined;
  // `--vus` beside the script's own duration, iterations or stages changes only the number of users.
  const merged = isVusAlone && !fromScript ? scenarioOf({ ...written, vus: command.vus }) : undefined;
  const single = merged ?? fromCommand;
  const scenarios = single
    ? [single]
    : (fromScript ??
      [scenarioOf(written) ?? scenarioOf({ vus: written.vus, iterations: written.vus ?? 1 })].flatMap(
        (found) => found ?? [],
      ));
  return {
    scenarios,
    thresholds: reader.has('thresholds') ? readThresholds(reader) : new Map(),
    tags: command.tags ?? reader.texts('tags'),
    summaryTrendStats:
      command.summaryTrendStats ??
      (reader.has('summaryTrendStats')
        ? readTrendStats(reader, reader.list('summaryTrendStats'))
        : DEFAULT_TREND_STATS),
    setupTimeout: reader.duration('setupTimeout', 60_000),
    teardownTimeout: reader.duration('teardownTimeout', 60_000),
    minIterationDuration: reader.duration('minIterationDuration', 0),
    throw: reader.flag('throw'),
    discardResponseBodies: reader.flag('discardResponseBodies'),
    batch: readBatch(reader),
    summaryMode: command.summaryMode ?? 'compact',
    noThresholds: command.noThresholds ?? false,
  };
}

function pickTimes({ iterations, duration, stages }: CommandLine): Shortcuts {
  return {
    ...(iterations !== undefined && { iterations }),
    ...(duration !== undefined && { duration }),
    ...(stages && { stages }),
  };
}
