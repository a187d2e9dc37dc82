import { nearest } from '../nearest';
import { LIMITS, type Reader } from './Reader';
import type { ExecutorName, Scenario, Stage } from './types';

const COMMON = ['executor', 'startTime', 'gracefulStop', 'exec', 'env', 'tags'];

const FIELDS: Readonly<Record<ExecutorName, readonly string[]>> = {
  'shared-iterations': ['vus', 'iterations', 'maxDuration'],
  'per-vu-iterations': ['vus', 'iterations', 'maxDuration'],
  'constant-vus': ['vus', 'duration'],
  'ramping-vus': ['startVUs', 'stages', 'gracefulRampDown'],
  'constant-arrival-rate': ['rate', 'timeUnit', 'duration', 'preAllocatedVUs', 'maxVUs'],
  'ramping-arrival-rate': ['startRate', 'timeUnit', 'stages', 'preAllocatedVUs', 'maxVUs'],
};
export const EXECUTORS = Object.keys(FIELDS) as ExecutorName[];

const GRACE_MS = 30_000;
const SECOND = 1000;
const STAGE = "{ duration: '30s', target: 10 }";

/** Reads `stages`; durations become milliseconds. */
export function readStages(reader: Reader, most: number): readonly Stage[] {
  const count = reader.has('stages') ? reader.list('stages').length : 0;
  if (count === 0) reader.fail(reader.has('stages') ? 'empty-stages' : 'missing-field', 'stages', STAGE, 'stages');
  if (count > LIMITS.stages) reader.fail('too-large', 'stages', String(LIMITS.stages), String(count));
  return Array.from({ length: count }, (_, index) => {
    const stage = reader.element('stages', index);
    stage.onlyKnown(['duration', 'target']);
    return { duration: stage.duration('duration', undefined), target: stage.count('target', undefined, 0, most) };
  });
}

function readVuLimits(reader: Reader) {
  const preAllocatedVUs = reader.count('preAllocatedVUs', undefined, 0, LIMITS.vus);
  const maxVUs = reader.count('maxVUs', preAllocatedVUs, 1, LIMITS.vus);
  if (maxVUs < preAllocatedVUs) reader.fail('conflict', 'maxVUs', `preAllocatedVUs: ${preAllocatedVUs}`);
  return { preAllocatedVUs, maxVUs };
}

/** Reads one scenario and fills in k6's defaults. */
export function readScenario(reader: Reader, name: string): Scenario {
  const found = reader.text('executor', '');
  const executor = EXECUTORS.find((candidate) => candidate === found);
  if (!found) return reader.fail('missing-field', 'executor', EXECUTORS.join(', '), 'executor');
  if (!executor) return reader.fail('unknown-executor', 'executor', nearest(found, EXECUTORS) ?? EXECUTORS.join(', '));
  reader.onlyKnown([...COMMON, ...FIELDS[executor]], ['options']);
  const isRate = executor === 'constant-arrival-rate' || executor === 'ramping-arrival-rate';
  const base = {
    name,
    startTime: reader.duration('startTime', 0),
    gracefulStop: reader.duration('gracefulStop', GRACE_MS),
    exec: reader.text('exec', 'default'),
    env: reader.texts('env'),
    tags: reader.texts('tags'),
  };
  const timeUnit = isRate ? reader.duration('timeUnit', SECOND, 1) : SECOND;
  switch (executor) {
    case 'shared-iterations':
    case 'per-vu-iterations': {
      const vus = reader.count('vus', 1, 1, LIMITS.vus);
      const iterations = reader.count('iterations', 1, 1, LIMITS.iterations);
      if (executor === 'shared-iterations' && iterations < vus) reader.fail('conflict', 'iterations', `vus: ${vus}`);
      return { ...base, executor, vus, iterations, maxDuration: reader.duration('maxDuration', 600_000, 1) };
    }
    case 'constant-vus':
      return {
        ...base,
        executor,
        vus: reader.count('vus', 1, 1, LIMITS.vus),
        duration: reader.duration('duration', undefined, 1),
      };
    case 'ramping-vus':
      return {
        ...base,
        executor,
        startVUs: reader.count('startVUs', 1, 0, LIMITS.vus),
        stages: readStages(reader, LIMITS.vus),
        gracefulRampDown: reader.duration('gracefulRampDown', GRACE_MS),
      };
    case 'constant-arrival-rate':
      return {
        ...base,
        executor,
        timeUnit,
        rate: reader.count('rate', undefined, 1, LIMITS.rate),
        duration: reader.duration('duration', undefined, 1),
        ...readVuLimits(reader),
      };
    case 'ramping-arrival-rate':
      return {
        ...base,
        executor,
        timeUnit,
        startRate: reader.count('startRate', 0, 0, LIMITS.rate),
        stages: readStages(reader, LIMITS.rate),
        ...readVuLimits(reader),
      };
  }
}
