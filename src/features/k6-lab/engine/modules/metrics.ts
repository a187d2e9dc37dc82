import { addSample, type Metric, type Tags } from '../../core/metrics/registry';
import type { MetricType } from '../../core/metrics/sinks';
import type { VuContext } from './VuContext';

/** Makes `k6/metrics` for one virtual user: four classes with `add(value, tags)`. */
export function createMetrics(context: VuContext): Record<string, unknown> {
  const metricClass = (type: MetricType) =>
    class {
      readonly name: string;
      readonly #metric: Metric;

      constructor(name: unknown, isTime = false) {
        if (!context.isInit)
          throw new Error(
            'metrics must be declared in the init context: at the top of the script, outside of its functions',
          );
        this.name = String(name);
        this.#metric = context.test.registry.custom(this.name, type, isTime);
      }

      add(value: unknown, tags?: Tags): boolean {
        const number = Number(value);
        if (Number.isNaN(number))
          throw new Error(
            `'${String(value)}' is an invalid value for metric '${this.name}', a number or a boolean value is expected`,
          );
        if (type === 'counter' && number < 0) throw new Error(`a counter cannot be decreased: ${this.name}`);
        addSample(this.#metric, number, tags ? { ...context.tags, ...tags } : context.tags);
        return true;
      }
    };
  return {
    Counter: metricClass('counter'),
    Gauge: metricClass('gauge'),
    Rate: metricClass('rate'),
    Trend: metricClass('trend'),
  };
}
