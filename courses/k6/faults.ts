import { EventQueue } from '../../src/features/k6-lab/core/schedule/EventQueue';
import { ServerModel, type ServerSettings } from '../../src/features/k6-lab/core/server/serverModel';
import type { Random } from '../../src/features/lab-kit/core/seededRandom';

const MOST_SEEDS = 50_000;

/** Asks the model itself, request after request, which ones it fails: neither load nor service times change that. */
function* faultsOf(server: ServerSettings, seed: number): Generator<boolean, void> {
  const events = new EventQueue();
  const model = new ServerModel(server, events, seed);
  for (;;) {
    let isFailed = false;
    model.handle({
      answered: (fate) => {
        isFailed = fate === 'failed';
      },
    });
    while (events.nextTime < Infinity) events.step();
    yield isFailed;
  }
}

/** How many of the first requests a server fails. */
export function countFaults(server: ServerSettings, seed: number, requests: number): number {
  const faults = faultsOf(server, seed);
  let failed = 0;
  for (let index = 0; index < requests; index += 1) if (faults.next().value) failed += 1;
  return failed;
}

/** What has to happen in a run. */
interface Wanted {
  readonly requests: number;
  /** How many of them fail. */
  readonly least: number;
  readonly most: number;
  /** Whether the request with this number, from 0, may be one of them. */
  readonly mayFail?: (index: number) => boolean;
  /** How many of the first requests fail at least. */
  readonly early?: { readonly requests: number; readonly least: number };
}

function isWanted(server: ServerSettings, seed: number, { requests, least, most, mayFail, early }: Wanted): boolean {
  const faults = faultsOf(server, seed);
  let failed = 0;
  for (let index = 0; index < requests; index += 1) {
    if (index === early?.requests && failed < early.least) return false;
    if (!faults.next().value) continue;
    failed += 1;
    if (failed > most || mayFail?.(index) === false) return false;
  }
  return failed >= least;
}

/** Finds a seed with which a server fails just so many requests, so that chance has no part in the verdict. */
export function seedWithFaults(random: Random, server: ServerSettings, wanted: Wanted): number {
  for (let tries = 0; tries < MOST_SEEDS; tries += 1) {
    const seed = random.integer(1, 1_000_000_000);
    if (isWanted(server, seed, wanted)) return seed;
  }
  throw new Error('No seed fails so many requests');
}
