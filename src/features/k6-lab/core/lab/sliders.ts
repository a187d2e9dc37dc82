import type { ServerSettings } from '../server/serverModel';
import type { SliderName } from './definition';

/** A setting of the server that a slider shows, over a few values in order. */
export interface Slider {
  readonly steps: readonly number[];
  readonly read: (server: ServerSettings) => number;
  readonly write: (server: ServerSettings, value: number) => ServerSettings;
}

/** Stands for “no limit” or “never”. */
export const NONE = 0;

const SLOW_FACTOR = 5;
const WARM_UP_FACTOR = 5;

/** Without a setting that a slider sets anew. */
function without<Key extends keyof ServerSettings>(server: ServerSettings, key: Key): Omit<ServerSettings, Key> {
  const { [key]: _left, ...rest } = server;
  return rest;
}

export const SLIDERS: Readonly<Record<SliderName, Slider>> = {
  workers: {
    steps: [1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64],
    read: ({ workers }) => workers,
    write: (server, workers) => ({ ...server, workers }),
  },
  /** Mean service time, milliseconds. */
  service: {
    steps: [5, 10, 20, 30, 50, 80, 100, 150, 200, 300, 500, 1000],
    read: ({ service }) => service.mean,
    write: (server, mean) => ({ ...server, service: { ...server.service, mean } }),
  },
  /** How much service times differ: the deviation of the logarithm, in percent; 0 is always the same. */
  spread: {
    steps: [0, 25, 50, 75, 100, 125, 150],
    read: ({ service }) => (service.kind === 'lognormal' ? Math.round((service.spread ?? 0.5) * 100) : 0),
    write: (server, spread) => ({
      ...server,
      service: {
        mean: server.service.mean,
        ...(spread === 0 ? { kind: 'fixed' as const } : { kind: 'lognormal' as const, spread: spread / 100 }),
      },
    }),
  },
  /** Share of requests that fail, percent. */
  errors: {
    steps: [0, 1, 2, 5, 10, 20, 50],
    read: ({ errorRate = 0 }) => Math.round(errorRate * 100),
    write: (server, percent) => ({ ...server, errorRate: percent / 100 }),
  },
  /** Requests that may wait; {@link NONE} is no limit. */
  queue: {
    steps: [NONE, 5, 10, 20, 50, 100, 500],
    read: ({ queueLimit = NONE }) => queueLimit,
    write: (server, queueLimit) => ({ ...without(server, 'queueLimit'), ...(queueLimit !== NONE && { queueLimit }) }),
  },
  /** Longest time in the queue, milliseconds; {@link NONE} is no limit. */
  timeout: {
    steps: [NONE, 500, 1000, 2000, 5000, 10_000],
    read: ({ timeout = NONE }) => timeout,
    write: (server, timeout) => ({ ...without(server, 'timeout'), ...(timeout !== NONE && { timeout }) }),
  },
  /** Requests at work above which the database is slow; {@link NONE} is never. */
  slowAfter: {
    steps: [NONE, 2, 4, 8, 16, 32],
    read: ({ slowDatabase }) => slowDatabase?.after ?? NONE,
    write: (server, after) => ({
      ...without(server, 'slowDatabase'),
      ...(after !== NONE && { slowDatabase: { after, factor: server.slowDatabase?.factor ?? SLOW_FACTOR } }),
    }),
  },
  /** Length of the warm-up, seconds; {@link NONE} is none. */
  warmUp: {
    steps: [NONE, 5, 10, 20, 30, 60],
    read: ({ warmUp }) => (warmUp ? warmUp.ms / 1000 : NONE),
    write: (server, seconds) => ({
      ...without(server, 'warmUp'),
      ...(seconds !== NONE && { warmUp: { ms: seconds * 1000, factor: server.warmUp?.factor ?? WARM_UP_FACTOR } }),
    }),
  },
};
