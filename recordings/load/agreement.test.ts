import { readdirSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { runTest } from '../../src/features/k6-lab/engine/runTest';
import { acceptWaitingCallbacks } from '../../src/features/k6-lab/engine/waitingCallbacks';
import { readOutput } from '../../src/features/recordings/node/readRecording';
import { readAutocannon, readLoad, readVegeta, type Load, type Measured } from './load';

const ROOT = path.resolve(import.meta.dirname, '../..');
const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

function readMeasured(name: string, { rate }: Load): Measured {
  const recording = readOutput(ROOT, `load/${name}`);
  if (!('stdout' in recording)) throw new Error(`load/${name} has no output of a tool`);
  return rate === undefined ? readAutocannon(recording.stdout) : readVegeta(recording.stdout);
}

/** Runs the same load in the lab: connections are VUs that do not sleep, a rate is a constant arrival rate. */
function compute(
  { server: { workers, latency, jitter }, connections, rate, seconds }: Load,
  percentiles: readonly number[],
): Measured {
  const executor =
    rate === undefined
      ? `executor: 'constant-vus', vus: ${connections}, gracefulStop: '0s'`
      : `executor: 'constant-arrival-rate', rate: ${rate}, preAllocatedVUs: 5000`;
  const stats = percentiles.map((percentile) => `p(${percentile})`);
  const result = runTest({
    script: `import http from 'k6/http';
      export const options = {
        scenarios: { load: { ${executor}, duration: '${seconds}s' } },
        summaryTrendStats: ${JSON.stringify(stats)},
      };
      export default () => { http.get('http://127.0.0.1:3333/books/1') }`,
    commandLine: '',
    server: {
      workers,
      service:
        jitter > 0
          ? { kind: 'uniform', mean: latency + jitter / 2, spread: jitter / 2 }
          : { kind: 'fixed', mean: latency },
    },
    seed: 1,
  });
  expect(result).toMatchObject({ exitCode: 0, log: [] });
  const values = (name: string) => result.metrics.find((metric) => metric.name === name)?.values ?? {};
  const times = percentiles.map(
    (percentile, index) => [percentile, values('http_req_duration')[stats[index] ?? ''] ?? NaN] as const,
  );
  return { throughput: values('http_reqs').rate ?? NaN, times: new Map(times) };
}

/** How far the lab is from the recording, as a share of the recording. */
const deviation = (computed = NaN, recorded = NaN) => Math.abs(computed / recorded - 1);

beforeAll(acceptWaitingCallbacks);

describe.each(names)('the lab at the parameters of %s', (name) => {
  const load = readLoad(path.join(import.meta.dirname, name));
  const recorded = readMeasured(name, load);
  // autocannon prints no 95th percentile, so those on both of its sides are compared.
  const tail = load.rate === undefined ? [90, 97.5] : [95];
  const computed = compute(load, [50, ...tail]);
  const { workers, latency, jitter } = load.server;
  const capacity = workers / ((latency + jitter / 2) / 1000);

  it('has the throughput and the median of the recording within 10 %', () => {
    expect(deviation(computed.throughput, recorded.throughput)).toBeLessThan(0.1);
    expect(deviation(computed.times.get(50), recorded.times.get(50))).toBeLessThan(0.1);
  });

  it('has its 95th percentile within 20 %', () => {
    for (const percentile of tail)
      expect(deviation(computed.times.get(percentile), recorded.times.get(percentile))).toBeLessThan(0.2);
  });

  it('is saturated where the recording is', () => {
    const isSaturated = ({ throughput }: Measured) => throughput > capacity * 0.93;
    expect(isSaturated(computed)).toBe(isSaturated(recorded));
  });
});
