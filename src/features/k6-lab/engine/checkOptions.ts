import { parseMetricName, type MetricRegistry } from '../core/metrics/registry';
import { AGGREGATIONS } from '../core/metrics/sinks';
import { parseThreshold, type Threshold } from '../core/metrics/threshold';
import { nearest } from '../core/nearest';
import type { RunOptions, ThresholdRule } from '../core/options/types';
import { ConfigurationError, type ProblemCode } from '../core/problem';
import type { Sink } from '../core/metrics/sinks';
import type { CompiledScript } from './compileScript';

/** A threshold that the run compares. */
export interface ActiveThreshold {
  readonly metric: string;
  readonly rule: ThresholdRule;
  readonly threshold: Threshold;
  readonly sink: Sink;
}

function failAt(
  lines: ReadonlyMap<string, number>,
  path: string,
  code: ProblemCode,
  found: string,
  expected?: string,
): never {
  const line = lines.get(`options.${path}`) ?? lines.get('options');
  throw new ConfigurationError({ code, at: path, found, ...(expected && { expected }), ...(line && { line }) });
}

/**
 * Connects the thresholds with their metrics; metrics with tags are collected separately from then on.
 *
 * @throws ConfigurationError for a metric that does not exist or an aggregation that it does not have
 */
export function connectThresholds(
  { thresholds }: RunOptions,
  registry: MetricRegistry,
  lines: ReadonlyMap<string, number>,
): ActiveThreshold[] {
  return [...thresholds].flatMap(([metric, rules]) => {
    const path = `thresholds.${metric}`;
    const parsed = parseMetricName(metric);
    const found = parsed && registry.metrics.get(parsed.name);
    if (!parsed) return failAt(lines, path, 'bad-threshold', metric, 'http_req_duration{scenario:buy}');
    if (!found) {
      return failAt(lines, path, 'unknown-metric', metric, nearest(parsed.name, [...registry.metrics.keys()]));
    }
    const sink = parsed.tags ? registry.split(found, metric, parsed.tags).sink : found.sink;
    return rules.map((rule) => {
      const threshold = parseThreshold(rule.source) as Threshold;
      const known = AGGREGATIONS[sink.type];
      if (!known.includes(threshold.aggregation)) {
        const expected = known.map((name) => (name === 'p' ? 'p(95)' : name)).join(', ');
        failAt(lines, path, 'wrong-aggregation', rule.source, expected);
      }
      return { metric, rule, threshold, sink };
    });
  });
}

export const DEFAULT_FUNCTION = 'export default function () { … }';

/** @throws ConfigurationError if a scenario names a function that the script does not export */
export function checkFunctions(
  { scenarios }: RunOptions,
  exports: Readonly<Record<string, unknown>>,
  { optionLines, exportLines }: Pick<CompiledScript, 'exportLines' | 'optionLines'>,
): void {
  for (const { name, exec } of scenarios) {
    if (typeof exports[exec] === 'function') continue;
    if (exec === 'default') {
      throw new ConfigurationError(
        exports.default === undefined
          ? { code: 'no-default', expected: DEFAULT_FUNCTION }
          : {
              code: 'not-a-function',
              at: 'default',
              line: exportLines.get('default') ?? 1,
              found: String(exports.default),
              expected: DEFAULT_FUNCTION,
            },
      );
    }
    const functions = Object.keys(exports).filter((key) => typeof exports[key] === 'function');
    failAt(
      optionLines,
      `scenarios.${name}.exec`,
      'unknown-exec',
      exec,
      nearest(exec, functions) ?? functions.join(', '),
    );
  }
}
