import type { MetricResult, RunInput, RunProgress, RunResult, ThresholdResult } from '../core/run/types';
import { satisfies } from '../core/metrics/threshold';
import { parseCommandLine, type CommandLine } from '../core/options/commandLine';
import { resolveOptions, DEFAULT_TREND_STATS } from '../core/options/resolveOptions';
import type { RunOptions } from '../core/options/types';
import { ConfigurationError } from '../core/problem';
import { formatSummary } from '../core/summary/formatSummary';
import { checkFunctions, connectThresholds, DEFAULT_FUNCTION, type ActiveThreshold } from './checkOptions';
import { isProblem, loadScript, type LoadedScript } from './loadScript';
import { withVirtualGlobals } from './virtualGlobals';
import { describeThrown, lineOfError, TestAborted } from './scriptErrors';
import { TestRun } from './TestRun';
import { copyOf, type VirtualUser } from './VirtualUser';
import { runNow } from './waits';

const EMPTY = {
  seconds: 0,
  metrics: [],
  checks: [],
  thresholds: [],
  series: [],
  activities: [],
  log: [],
  interrupted: 0,
  files: {},
  scenarios: [],
  accounts: [],
  isLimited: false,
} as const;

function metricResults({ registry, seconds }: TestRun, trendStats: readonly string[]): MetricResult[] {
  return [...registry.metrics.values()]
    .filter(({ sink }) => !sink.isEmpty)
    .map(({ name, sink, isTime, isData, submetrics }) => ({
      name,
      type: sink.type,
      isTime,
      isData,
      values: sink.values(seconds, trendStats),
      submetrics: submetrics
        .filter((submetric) => !submetric.sink.isEmpty)
        .map((submetric) => ({ name: submetric.name, values: submetric.sink.values(seconds, trendStats) })),
    }));
}

function judge(thresholds: readonly ActiveThreshold[], seconds: number): ThresholdResult[] {
  return thresholds.map(({ metric, rule, threshold, sink }) => {
    const value = sink.aggregate(threshold, seconds) ?? 0;
    // At the end k6 compares a metric without samples as 0. Only a Rate has no value then, and crosses no threshold.
    const hasNoValue = sink.isEmpty && sink.type === 'rate';
    return { metric, source: rule.source, isMet: hasNoValue || satisfies(value, threshold), value };
  });
}

/** What `handleSummary` gets, in the form of k6's documentation. */
function summaryData(
  run: TestRun,
  metrics: readonly MetricResult[],
  thresholds: readonly ThresholdResult[],
  options: RunOptions,
) {
  const all = metrics.flatMap(({ submetrics, ...metric }) => [
    metric,
    ...submetrics.map((part) => ({ ...metric, ...part })),
  ]);
  return {
    metrics: Object.fromEntries(
      all.map(({ name, type, isTime, isData, values }) => {
        const own = thresholds.filter(({ metric }) => metric === name);
        const contains = isTime ? 'time' : isData ? 'data' : 'default';
        const verdicts = own.length > 0 && {
          thresholds: Object.fromEntries(own.map(({ source, isMet }) => [source, { ok: isMet }])),
        };
        return [name, { type, contains, values, ...verdicts }];
      }),
    ),
    root_group: {
      name: '',
      path: '',
      id: '',
      groups: [],
      checks: run.checks.map(({ group, name, passes, fails }) => ({
        name,
        path: `${group}::${name}`,
        passes,
        fails,
      })),
    },
    options: { summaryTrendStats: options.summaryTrendStats },
    state: { isStdOutTTY: true, testRunDurationMs: run.seconds * 1000 },
  };
}

function filesOf(run: TestRun, user: VirtualUser, data: unknown, text: string): Record<string, string> {
  const { handleSummary } = user.exports;
  if (typeof handleSummary !== 'function') return { stdout: text };
  try {
    const returned = runNow(Reflect.apply(handleSummary, undefined, [data]));
    if (typeof returned !== 'object' || returned === null)
      throw new Error('handleSummary() should return a map with string keys');
    return Object.fromEntries(Object.entries(returned).map(([name, content]) => [name, String(content)]));
  } catch (error) {
    const line = lineOfError(error);
    run.print({ level: 'error', text: `handleSummary: ${describeThrown(error)}`, ...(line !== undefined && { line }) });
    return { stdout: text };
  }
}

function failed(error: unknown, run?: TestRun): RunResult {
  const log = run?.log ?? [];
  if (isProblem(error)) return { ...EMPTY, exitCode: 104, problem: error.problem, log };
  const line = lineOfError(error);
  const entry = { level: 'error' as const, text: describeThrown(error), ...(line !== undefined && { line }) };
  return {
    ...EMPTY,
    exitCode: error instanceof TestAborted ? 108 : 107,
    message: describeThrown(error),
    log: [...log, entry],
  };
}

/**
 * Runs a k6 script in virtual time. It never throws: what is wrong with the script is part of the result.
 *
 * @param notify - called now and then while virtual time runs
 */
export function runTest(input: RunInput, notify?: (progress: RunProgress) => void): RunResult {
  let run: TestRun | undefined;
  try {
    const command = parseCommandLine(input.commandLine);
    const script = loadScript(input.script);
    const started = new TestRun(script, input, command.env);
    run = started;
    return withVirtualGlobals(started.test.now, started.test.random, () => runLoaded(started, script, command, notify));
  } catch (error) {
    return failed(error, run);
  }
}

function runLoaded(
  run: TestRun,
  script: LoadedScript,
  command: CommandLine,
  notify?: (progress: RunProgress) => void,
): RunResult {
  const stageUser = run.createStageUser();
  if (
    Object.values(stageUser.exports).every((value) => typeof value !== 'function') &&
    !script.exportLines.has('default')
  ) {
    throw new ConfigurationError({ code: 'no-default', expected: DEFAULT_FUNCTION });
  }
  const options = resolveOptions(stageUser.exports.options, script.optionLines, command);
  run.options = options;
  run.test.options = options;
  checkFunctions(options, stageUser.exports, script);
  const thresholds = options.noThresholds ? [] : connectThresholds(options, run.registry, script.optionLines);
  const setupData = command.noSetup ? undefined : run.runStage(stageUser, 'setup', options.setupTimeout);
  // Data travels as JSON: each virtual user, and teardown, gets a copy of its own.
  const data = setupData === undefined ? undefined : JSON.stringify(setupData);
  run.runScenarios(options, thresholds, data, notify);
  return finish(run, stageUser, options, thresholds, command.noTeardown ?? false, data);
}

function finish(
  run: TestRun,
  user: VirtualUser,
  options: RunOptions,
  active: readonly ActiveThreshold[],
  isWithoutTeardown: boolean,
  data: string | undefined,
): RunResult {
  const { stop } = run;
  if (stop?.kind === 'problem') return failed(stop.error, run);
  let teardownError: unknown;
  try {
    if (!isWithoutTeardown) run.runStage(user, 'teardown', options.teardownTimeout, copyOf(data));
  } catch (error) {
    teardownError = error;
    const line = lineOfError(error);
    run.print({ level: 'error', text: describeThrown(error), ...(line !== undefined && { line }) });
  }
  const trendStats = options.summaryTrendStats;
  const metrics = metricResults(run, trendStats);
  const thresholds = judge(active, run.seconds);
  const { checks } = run;
  const text = formatSummary({
    metrics,
    checks,
    thresholds,
    trendStats,
    seconds: run.seconds,
    mode: options.summaryMode,
  });
  const summary = summaryData(
    run,
    metricResults(run, [...new Set([...DEFAULT_TREND_STATS, ...trendStats])]),
    thresholds,
    options,
  );
  const files = options.summaryMode === 'disabled' ? {} : filesOf(run, user, summary, text);
  const isFailed = thresholds.some(({ isMet }) => !isMet);
  const exitCode = stop?.kind === 'aborted' ? 108 : isFailed ? 99 : teardownError === undefined ? 0 : 107;
  return {
    exitCode,
    ...(stop?.kind === 'aborted' && { message: describeThrown(stop.error) }),
    seconds: run.seconds,
    metrics,
    checks,
    thresholds,
    series: run.recorder.series(run.seconds * 1000),
    activities: run.recorder.activities,
    log: run.log,
    interrupted: run.interrupted,
    files,
    scenarios: options.scenarios.map(({ name }) => name),
    accounts: run.accounts,
    isLimited: stop?.kind === 'limit',
  };
}
