import type { PackRecord, PackSummary } from './types';

/** Why this browser cannot save a course at all. */
export type Obstacle = 'insecure' | 'browser' | 'blocked';

/** Why a download ended; what was saved before remains. */
export type Failure = 'network' | 'full' | 'missing' | 'refused' | 'wrong' | 'worker' | 'busy' | 'unknown';

/** State of a course on this device. */
export type PackState =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'impossible'; readonly obstacle: Obstacle }
  | { readonly kind: 'absent'; readonly failure?: Failure }
  /** Some files are saved; `wasComplete` is set when an older edition still works. */
  | { readonly kind: 'partial'; readonly wasComplete: boolean; readonly failure?: Failure }
  | { readonly kind: 'downloading'; readonly done: number; readonly total: number }
  | { readonly kind: 'saved'; readonly isOutdated: boolean; readonly failure?: Failure };

export type PackEvent =
  | { readonly type: 'found'; readonly record?: PackRecord; readonly latest?: PackSummary }
  | { readonly type: 'obstructed'; readonly obstacle: Obstacle }
  | { readonly type: 'progress'; readonly done: number; readonly total: number }
  | { readonly type: 'failed'; readonly failure: Failure; readonly record?: PackRecord; readonly latest?: PackSummary };

function restingState(record: PackRecord | undefined, latest: PackSummary | undefined): PackState {
  if (!record) return { kind: 'absent' };
  if (!record.isComplete) return { kind: 'partial', wasComplete: record.previous.length > 0 };
  return { kind: 'saved', isOutdated: latest !== undefined && latest.version !== record.manifest.version };
}

/** Returns the next state of a course; progress only increases, and an impossible course stays impossible. */
export function nextPackState(state: PackState, event: PackEvent): PackState {
  if (state.kind === 'impossible') return state;
  switch (event.type) {
    case 'obstructed':
      return { kind: 'impossible', obstacle: event.obstacle };
    case 'progress': {
      const done =
        state.kind === 'downloading' && state.total === event.total ? Math.max(state.done, event.done) : event.done;
      return { kind: 'downloading', done: Math.min(done, event.total), total: event.total };
    }
    case 'found':
      return restingState(event.record, event.latest);
    case 'failed': {
      const resting = restingState(event.record, event.latest);
      return resting.kind === 'unknown' || resting.kind === 'impossible' || resting.kind === 'downloading'
        ? resting
        : { ...resting, failure: event.failure };
    }
  }
}

/** Classifies the error that ended a download. */
export function failureOf(error: unknown): Failure {
  const { name = '' } = (error ?? {}) as { name?: string };
  if (name === 'QuotaExceededError') return 'full';
  if (name === 'MissingFile') return 'missing';
  if (name === 'RefusedFile') return 'refused';
  if (name === 'WrongFile') return 'wrong';
  if (name === 'WorkerRefused') return 'worker';
  if (name === 'Busy') return 'busy';
  // The first error is thrown by `fetch` without a network, the others by a response body that breaks off.
  return name === 'TypeError' || name === 'NetworkError' || name === 'AbortError' ? 'network' : 'unknown';
}
