import type { ScriptCheck, Trial } from '../../../src/features/k6-lab/core/lab/grading';
import type { Bilingual } from '../../../src/core/bilingual';
import { shown, valueOf } from '../../../src/features/k6-lab/core/lab/measures';
import type { ServerSettings } from '../../../src/features/k6-lab/core/server/serverModel';
import { countFaults, seedWithFaults } from '../faults';

const MOST_FAILED = 0.02;
/** Of one virtual user: the login, and then in turn a book and an order. */
const ITERATIONS = 150;
const REQUESTS = 1 + 2 * ITERATIONS;
/** The least number of errors above the limit. */
export const TOO_MANY = Math.floor(REQUESTS * MOST_FAILED) + 1;

type Side = 'books' | 'orders';

/** Whether the exit code is right where only every second request of one virtual user may fail, so many of them. */
export const sideCheck = (
  id: string,
  title: ScriptCheck['title'],
  sides: readonly Side[],
  count: number,
): ScriptCheck => ({
  id,
  title,
  run: async (trial) => {
    for (const side of sides) {
      const failure = await sideFailure(trial, side, count);
      if (failure) return failure;
    }
    return undefined;
  },
});

async function sideFailure({ run, random }: Trial, side: Side, count: number): Promise<Bilingual | undefined> {
  const server: ServerSettings = {
    workers: 8,
    service: { kind: 'fixed', mean: random.integer(40, 80) },
    errorRate: count / REQUESTS,
  };
  const mayFail = (index: number) => index > 0 && (index % 2 === 1) === (side === 'books');
  const seed = seedWithFaults(random, server, { requests: REQUESTS, least: count, most: count, mayFail });
  const result = await run({ server, seed, commandLine: `k6 run -u 1 -i ${ITERATIONS} script.js` });
  const requests = valueOf(result, 'http_reqs', 'count');
  const failed = countFaults(server, seed, requests);
  if ((result.exitCode !== 0) === failed > requests * MOST_FAILED) return undefined;
  const share = shown((failed / requests) * 100);
  return {
    vi: `${failed} trong ${requests} request của cả lần chạy gặp lỗi máy chủ (${share}%), mà k6 thoát với mã ${result.exitCode}.`,
    en: `${failed} of the ${requests} requests of the whole test met a server error (${share} %), but k6 exited with code ${result.exitCode}.`,
  };
}
