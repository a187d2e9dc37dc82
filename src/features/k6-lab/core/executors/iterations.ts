import type { SharedIterations } from '../options/types';
import type { Executor } from './types';

/**
 * `shared-iterations`: virtual users take iterations from one stock; `per-vu-iterations`: each has a stock of its own.
 * What is left at `maxDuration` counts as dropped; running iterations get `gracefulStop` to end.
 */
export const runIterations: Executor<SharedIterations> = (scenario, host, ended) => {
  const { vus, iterations, maxDuration, gracefulStop } = scenario;
  const { events } = host;
  const isShared = scenario.executor === 'shared-iterations';
  const users = Array.from({ length: vus }, () => host.acquire(scenario));
  const running = new Set(users);
  let left = isShared ? iterations : iterations * vus;
  const own = new Map(users.map((user) => [user, iterations]));
  let isOver = false;
  const timeout = events.at(events.now + maxDuration, () => {
    isOver = true;
    if (left > 0) host.drop(scenario, left);
    left = 0;
    if (running.size > 0) hardStop = events.at(events.now + gracefulStop, stopAll);
  });
  let hardStop: typeof timeout | undefined;
  const stopAll = () => {
    for (const user of [...running]) {
      host.interrupt(user);
      leave(user);
    }
  };
  const leave = (user: (typeof users)[number]) => {
    running.delete(user);
    host.setActive(user, false);
    host.release(user);
    if (running.size > 0) return;
    events.cancel(timeout);
    events.cancel(hardStop);
    ended();
  };
  const next = (user: (typeof users)[number]) => {
    const ownLeft = own.get(user) ?? 0;
    if (isOver || left === 0 || (!isShared && ownLeft === 0)) {
      leave(user);
      return;
    }
    left -= 1;
    own.set(user, ownLeft - 1);
    host.iterate(user, () => next(user));
  };
  for (const user of users) host.setActive(user, true);
  for (const user of users) next(user);
};
