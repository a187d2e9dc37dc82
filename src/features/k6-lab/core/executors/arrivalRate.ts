import type { ConstantRate, RampingRate, Stage } from '../options/types';
import type { Executor, ExecutorHost, Worker } from './types';

/**
 * Times at which iterations are due, in milliseconds from the start: the n-th when the area below the rate reaches n.
 * With a constant rate the first is due at once.
 */
export function* dueTimes(startRate: number, timeUnit: number, stages: readonly Stage[]): Generator<number> {
  let rate = startRate / timeUnit;
  let begun = 0;
  // The first of a constant rate is due at 0, as if a whole iteration had been owed.
  const [first] = stages;
  let owed = first && first.target === startRate ? 1 : 0;
  for (const { duration, target } of stages) {
    const end = target / timeUnit;
    const slope = duration > 0 ? (end - rate) / duration : 0;
    const area = ((rate + end) / 2) * duration;
    let yielded = 0;
    // The n-th iteration of this stage is due at t with owed + rate·t + slope·t²/2 = n.
    for (let count = 1; count - owed <= area + 1e-9; count += 1) {
      const needed = count - owed;
      const root = Math.sqrt(Math.max(0, rate * rate + 2 * slope * needed));
      const time = Math.abs(slope) < 1e-12 ? (rate > 0 ? needed / rate : 0) : (root - rate) / slope;
      if (time >= duration) break;
      yielded = count;
      yield begun + Math.max(0, time);
    }
    // One that is due at the very end of a stage belongs to the next.
    owed += area - yielded;
    rate = end;
    begun += duration;
  }
}

function runArrivals<User extends Worker>(
  scenario: ConstantRate | RampingRate,
  host: ExecutorHost<User>,
  ended: () => void,
  times: Generator<number>,
  length: number,
): void {
  const { preAllocatedVUs, maxVUs, gracefulStop } = scenario;
  const { events } = host;
  const begun = events.now;
  const idle: User[] = Array.from({ length: preAllocatedVUs }, () => host.acquire(scenario));
  const busy = new Set<User>();
  let allocated = preAllocatedVUs;
  let isOver = false;
  let hardStop: ReturnType<typeof events.at> | undefined;

  const checkEnd = () => {
    if (!isOver || busy.size > 0) return;
    events.cancel(hardStop);
    for (const user of idle) host.release(user);
    ended();
  };
  const finish = (user: User) => {
    busy.delete(user);
    host.setActive(user, false);
    idle.push(user);
    checkEnd();
  };
  const startDue = () => {
    const user = idle.pop();
    if (user) {
      busy.add(user);
      host.setActive(user, true);
      host.iterate(user, () => finish(user));
      return;
    }
    // The iteration that finds nobody is lost; another virtual user is made for the next one.
    host.drop(scenario, 1);
    if (allocated >= maxVUs) return;
    allocated += 1;
    idle.push(host.acquire(scenario));
  };
  const scheduleNext = () => {
    const { value, done } = times.next();
    if (done) return;
    events.at(begun + value, () => {
      startDue();
      scheduleNext();
    });
  };
  scheduleNext();
  events.at(begun + length, () => {
    isOver = true;
    if (busy.size > 0) {
      hardStop = events.at(events.now + gracefulStop, () => {
        for (const user of [...busy]) {
          host.interrupt(user);
          finish(user);
        }
      });
    }
    checkEnd();
  });
}

/** `constant-arrival-rate`: iterations begin at a fixed rate, whatever the server does. */
export const runConstantRate: Executor<ConstantRate> = (scenario, host, ended) => {
  const { rate, timeUnit, duration } = scenario;
  runArrivals(scenario, host, ended, dueTimes(rate, timeUnit, [{ duration, target: rate }]), duration);
};

/** `ramping-arrival-rate`: the rate follows the stages. */
export const runRampingRate: Executor<RampingRate> = (scenario, host, ended) => {
  const { startRate, timeUnit, stages } = scenario;
  const length = stages.reduce((sum, { duration }) => sum + duration, 0);
  runArrivals(scenario, host, ended, dueTimes(startRate, timeUnit, stages), length);
};
