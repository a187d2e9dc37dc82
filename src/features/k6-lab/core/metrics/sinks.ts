import { Numbers } from './Numbers';
import type { Threshold } from './threshold';

export type MetricType = 'counter' | 'gauge' | 'rate' | 'trend';

/** Where the samples of a metric, or of a part of it, are added up. */
export abstract class Sink {
  abstract readonly type: MetricType;
  abstract add(value: number): void;
  /** Values for the summary, by k6's names. `seconds` is the length of the test. */
  abstract values(seconds: number, trendStats: readonly string[]): Record<string, number>;
  /** The value that a threshold compares, or undefined if this type has no such aggregation. */
  abstract aggregate(threshold: Pick<Threshold, 'aggregation' | 'percentile'>, seconds: number): number | undefined;
  abstract readonly isEmpty: boolean;
}

class CounterSink extends Sink {
  readonly type = 'counter';
  private count = 0;
  isEmpty = true;

  add(value: number): void {
    this.count += value;
    this.isEmpty = false;
  }

  values(seconds: number) {
    return { count: this.count, rate: seconds > 0 ? this.count / seconds : 0 };
  }

  aggregate({ aggregation }: Pick<Threshold, 'aggregation'>, seconds: number) {
    const values = this.values(seconds);
    return aggregation === 'count' || aggregation === 'rate' ? values[aggregation] : undefined;
  }
}

class GaugeSink extends Sink {
  readonly type = 'gauge';
  private value = 0;
  private min = Infinity;
  private max = -Infinity;
  isEmpty = true;

  add(value: number): void {
    this.value = value;
    this.min = Math.min(this.min, value);
    this.max = Math.max(this.max, value);
    this.isEmpty = false;
  }

  values() {
    return this.isEmpty ? { value: 0, min: 0, max: 0 } : { value: this.value, min: this.min, max: this.max };
  }

  aggregate({ aggregation }: Pick<Threshold, 'aggregation'>) {
    return aggregation === 'value' ? this.value : undefined;
  }
}

class RateSink extends Sink {
  readonly type = 'rate';
  private trues = 0;
  private total = 0;

  get isEmpty(): boolean {
    return this.total === 0;
  }

  add(value: number): void {
    this.total += 1;
    if (value !== 0) this.trues += 1;
  }

  values() {
    return {
      rate: this.total > 0 ? this.trues / this.total : 0,
      passes: this.trues,
      fails: this.total - this.trues,
    };
  }

  aggregate({ aggregation }: Pick<Threshold, 'aggregation'>) {
    return aggregation === 'rate' ? this.values().rate : undefined;
  }
}

class TrendSink extends Sink {
  readonly type = 'trend';
  private readonly numbers = new Numbers();
  private sum = 0;
  private min = Infinity;
  private max = -Infinity;

  get isEmpty(): boolean {
    return this.numbers.length === 0;
  }

  add(value: number): void {
    this.numbers.push(value);
    this.sum += value;
    if (value < this.min) this.min = value;
    if (value > this.max) this.max = value;
  }

  private stat(name: string): number {
    if (name === 'count') return this.numbers.length;
    if (this.isEmpty) return 0;
    if (name === 'avg') return this.sum / this.numbers.length;
    if (name === 'min') return this.min;
    if (name === 'max') return this.max;
    return this.numbers.percentile(name === 'med' ? 50 : Number(name.slice(2, -1)));
  }

  values(_seconds: number, trendStats: readonly string[]) {
    return Object.fromEntries(trendStats.map((name) => [name, this.stat(name)]));
  }

  aggregate({ aggregation, percentile }: Pick<Threshold, 'aggregation' | 'percentile'>) {
    if (aggregation === 'p') return this.stat(`p(${percentile ?? 0})`);
    return /^(?:avg|max|med|min)$/.test(aggregation) ? this.stat(aggregation) : undefined;
  }
}

export function createSink(type: MetricType): Sink {
  switch (type) {
    case 'counter':
      return new CounterSink();
    case 'gauge':
      return new GaugeSink();
    case 'rate':
      return new RateSink();
    case 'trend':
      return new TrendSink();
  }
}

/** Aggregations that a threshold on a metric of this type may use. */
export const AGGREGATIONS: Readonly<Record<MetricType, readonly Threshold['aggregation'][]>> = {
  counter: ['count', 'rate'],
  gauge: ['value'],
  rate: ['rate'],
  trend: ['avg', 'max', 'med', 'min', 'p'],
};
