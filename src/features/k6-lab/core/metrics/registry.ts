import { createSink, type MetricType, type Sink } from './sinks';

export type Tags = Readonly<Record<string, string>>;

/** A part of a metric: the samples with these tags, `http_req_duration{scenario:buy}`. */
export interface Submetric {
  readonly name: string;
  readonly tags: Tags;
  readonly sink: Sink;
}

export interface Metric {
  readonly name: string;
  readonly sink: Sink;
  /** Whether values are milliseconds, and are printed as times. */
  readonly isTime: boolean;
  /** Whether values are bytes. */
  readonly isData: boolean;
  readonly submetrics: Submetric[];
}

/** k6's own metrics, as far as a server without a network has them. */
const BUILT_IN: readonly (readonly [name: string, type: MetricType, unit?: 'data' | 'time'])[] = [
  ['checks', 'rate'],
  ['data_received', 'counter', 'data'],
  ['data_sent', 'counter', 'data'],
  ['dropped_iterations', 'counter'],
  ['group_duration', 'trend', 'time'],
  ['http_req_blocked', 'trend', 'time'],
  ['http_req_connecting', 'trend', 'time'],
  ['http_req_duration', 'trend', 'time'],
  ['http_req_failed', 'rate'],
  ['http_req_receiving', 'trend', 'time'],
  ['http_req_sending', 'trend', 'time'],
  ['http_req_tls_handshaking', 'trend', 'time'],
  ['http_req_waiting', 'trend', 'time'],
  ['http_reqs', 'counter'],
  ['iteration_duration', 'trend', 'time'],
  ['iterations', 'counter'],
  ['vus', 'gauge'],
  ['vus_max', 'gauge'],
];

/**
 * Times that are always the same as others and share their list: without a network all of a request is waiting, and
 * nothing else takes time.
 */
const SAME_TIMES: Readonly<Record<string, string>> = {
  http_req_connecting: 'http_req_blocked',
  http_req_receiving: 'http_req_blocked',
  http_req_sending: 'http_req_blocked',
  http_req_tls_handshaking: 'http_req_blocked',
  http_req_waiting: 'http_req_duration',
};

const NAME = /^[a-zA-Z_][a-zA-Z0-9_]{1,127}$/;

/** Parses the name of a threshold's metric: `name` or `name{tag:value,other:value}`. */
export function parseMetricName(text: string): { name: string; tags?: Tags } | undefined {
  const [, name, inside] = /^\s*([^{}\s]+)\s*(?:\{([^{}]*)\})?\s*$/.exec(text) ?? [];
  if (!name) return undefined;
  if (inside === undefined) return { name };
  const pairs = inside.split(',').map((pair) => {
    const at = pair.indexOf(':');
    return [
      pair.slice(0, at).trim(),
      pair
        .slice(at + 1)
        .trim()
        .replace(/^(["'])(.*)\1$/, '$2'),
    ] as const;
  });
  return inside.split(',').every((pair) => pair.indexOf(':') > 0) && pairs.every(([key]) => key !== '')
    ? { name, tags: Object.fromEntries(pairs) }
    : undefined;
}

function hasTags(tags: Tags, wanted: Tags): boolean {
  for (const key in wanted) if (tags[key] !== wanted[key]) return false;
  return true;
}

/** The metrics of a run. */
export class MetricRegistry {
  readonly metrics = new Map<string, Metric>();
  /** Whether some metric is split by tags, so that samples need them. */
  isSplit = false;

  constructor() {
    for (const [name, type, unit] of BUILT_IN) {
      this.define(name, type, unit, this.metrics.get(SAME_TIMES[name] ?? '')?.sink);
    }
  }

  private define(name: string, type: MetricType, unit?: 'data' | 'time', sink = createSink(type)): Metric {
    const metric = { name, sink, isTime: unit === 'time', isData: unit === 'data', submetrics: [] };
    this.metrics.set(name, metric);
    return metric;
  }

  /**
   * Returns the metric of a script, and makes it if it is new. Virtual users share it.
   *
   * @throws Error with k6's reason if the name is not allowed or belongs to a metric of another kind
   */
  custom(name: string, type: MetricType, isTime: boolean): Metric {
    if (!NAME.test(name)) {
      throw new Error(
        `invalid metric name: "${name}": it must begin with a letter or _, followed by letters, digits or _ (2 to 128 characters)`,
      );
    }
    const existing = this.metrics.get(name);
    if (!existing) return this.define(name, type, isTime ? 'time' : undefined);
    if (existing.sink.type !== type)
      throw new Error(`metric '${name}' already exists but with type ${existing.sink.type}, instead of ${type}`);
    return existing;
  }

  /** Collects the samples with these tags separately from now on. */
  split(metric: Metric, name: string, tags: Tags): Submetric {
    const existing = metric.submetrics.find((submetric) => submetric.name === name);
    if (existing) return existing;
    this.isSplit = true;
    const submetric = { name, tags, sink: createSink(metric.sink.type) };
    metric.submetrics.push(submetric);
    return submetric;
  }

  /** The metric with this name. */
  get(name: string): Metric {
    const metric = this.metrics.get(name);
    if (!metric) throw new Error(`no metric ${name}`);
    return metric;
  }
}

/** Adds a sample to a metric and to its parts that have the tags. */
export function addSample(metric: Metric, value: number, tags: Tags): void {
  metric.sink.add(value);
  if (metric.submetrics.length > 0) addToParts(metric, value, tags);
}

/** Adds a sample to the parts of a metric that have the tags, and not to the metric itself. */
export function addToParts(metric: Metric, value: number, tags: Tags): void {
  for (const submetric of metric.submetrics) if (hasTags(tags, submetric.tags)) submetric.sink.add(value);
}
