import type { CheckResult, MetricResult, ThresholdResult } from '../run/types';
import { formatBytes, formatNumber, formatRate, formatTime } from './format';

/** What the end-of-test summary is printed from. */
export interface SummaryInput {
  readonly metrics: readonly MetricResult[];
  readonly checks: readonly CheckResult[];
  readonly thresholds: readonly ThresholdResult[];
  readonly trendStats: readonly string[];
  readonly seconds: number;
  readonly mode: 'compact' | 'full' | 'disabled';
}

const NAME_WIDTH = 37;

const SECTIONS: readonly (readonly [title: string, belongs: (metric: MetricResult) => boolean])[] = [
  ['HTTP', ({ name }) => /^http_/.test(name)],
  [
    'EXECUTION',
    ({ name }) =>
      /^(?:iteration|iterations|iteration_duration|dropped_iterations|group_duration|vus|vus_max)$/.test(name),
  ],
  ['NETWORK', ({ name }) => /^data_/.test(name)],
];
/** In the compact form only these of k6's own HTTP metrics are printed. */
const COMPACT_HTTP = ['http_req_duration', 'http_req_failed', 'http_reqs'];

function formatValue(metric: Pick<MetricResult, 'isData' | 'isTime' | 'type'>, value: number): string {
  if (metric.isTime) return formatTime(value);
  if (metric.isData) return formatBytes(value);
  return metric.type === 'rate' ? formatRate(value) : formatNumber(value);
}

function describeValues(
  metric: MetricResult,
  values: Readonly<Record<string, number>>,
  trendStats: readonly string[],
): string {
  const print = (value = 0) => formatValue(metric, value);
  switch (metric.type) {
    case 'trend':
      return trendStats
        .map((stat) => `${stat}=${stat === 'count' ? (values[stat] ?? 0) : print(values[stat])}`)
        .join(' ');
    case 'rate': {
      const { passes = 0, fails = 0, rate } = values;
      return `${print(rate)} ${passes} out of ${passes + fails}`;
    }
    case 'gauge':
      return `${print(values.value)} min=${print(values.min)} max=${print(values.max)}`;
    case 'counter':
      return `${print(values.count)} ${metric.isData ? formatBytes(values.rate ?? 0) : formatNumber(values.rate ?? 0)}/s`;
  }
}

const row = (name: string, text: string, indent = 4) =>
  `${' '.repeat(indent)}${`${name}`.padEnd(NAME_WIDTH - indent, '.')}: ${text}`;

function thresholdLines(thresholds: readonly ThresholdResult[], metrics: readonly MetricResult[]): string[] {
  if (thresholds.length === 0) return [];
  const lines = ['  █ THRESHOLDS', ''];
  for (const metric of new Set(thresholds.map((threshold) => threshold.metric))) {
    lines.push(`    ${metric}`);
    const known = metrics.find(({ name }) => metric === name || metric.startsWith(`${name}{`));
    for (const { source, isMet, value } of thresholds.filter((threshold) => threshold.metric === metric)) {
      const [, aggregation = ''] = /^\s*(.*?)\s*(?:[<>!=])/.exec(source) ?? [];
      const isPlain = aggregation === 'count' || aggregation === 'rate';
      const type = known && { ...known, isTime: known.isTime && !isPlain };
      lines.push(
        `    ${isMet ? '✓' : '✗'} '${source}' ${aggregation}=${type ? formatValue(type, value) : formatNumber(value)}`,
      );
    }
    lines.push('');
  }
  return lines;
}

function checkLines(checks: readonly CheckResult[], seconds: number): string[] {
  if (checks.length === 0) return [];
  const passes = checks.reduce((sum, check) => sum + check.passes, 0);
  const fails = checks.reduce((sum, check) => sum + check.fails, 0);
  const total = passes + fails;
  const share = (count: number) => `${formatRate(total === 0 ? 0 : count / total)} ${count} out of ${total}`;
  const lines = [
    row('checks_total', `${total} ${formatNumber(seconds > 0 ? total / seconds : 0)}/s`),
    row('checks_succeeded', share(passes)),
    row('checks_failed', share(fails)),
    '',
  ];
  let group = '';
  for (const check of checks) {
    if (check.group !== group) lines.push(`    ${check.group}`);
    group = check.group;
    const indent = group ? '      ' : '    ';
    lines.push(`${indent}${check.fails === 0 ? '✓' : '✗'} ${check.name}`);
    if (check.fails > 0) {
      const percent = Math.floor((check.passes / (check.passes + check.fails)) * 100);
      lines.push(`${indent} ↳  ${percent}% — ✓ ${check.passes} / ✗ ${check.fails}`);
    }
  }
  return [...lines, ''];
}

/** Prints the end-of-test summary in the form of k6 2. */
export function formatSummary({ metrics, checks, thresholds, trendStats, seconds, mode }: SummaryInput): string {
  if (mode === 'disabled') return '';
  const isShown = ({ name }: MetricResult) =>
    name !== 'checks' &&
    (mode === 'full' || !/^http_/.test(name) || COMPACT_HTTP.includes(name)) &&
    (mode === 'full' || name !== 'group_duration');
  const shown = metrics.filter(isShown).sort((a, b) => (a.name < b.name ? -1 : 1));
  const custom = shown.filter((metric) => !SECTIONS.some(([, belongs]) => belongs(metric)));
  const block = (title: string, list: readonly MetricResult[]): string[] =>
    list.length === 0
      ? []
      : [
          `    ${title}`,
          ...list.flatMap((metric) => [
            row(metric.name, describeValues(metric, metric.values, trendStats)),
            ...metric.submetrics.map(({ name, values }) =>
              row(name.replace(/^[^{]*\{(.*)\}$/, '{ $1 }'), describeValues(metric, values, trendStats), 6),
            ),
          ]),
          '',
        ];
  return [
    ...thresholdLines(thresholds, metrics),
    '  █ TOTAL RESULTS',
    '',
    ...checkLines(checks, seconds),
    ...block('CUSTOM', custom),
    ...SECTIONS.flatMap(([title, belongs]) => block(title, shown.filter(belongs))),
  ].join('\n');
}
