import type { ConstantVus, RampingVus, Stage } from '../options/types';
import type { Event } from '../schedule/EventQueue';
import type { Executor, ExecutorHost, Worker } from './types';

/** A change of the number of virtual users, at milliseconds from the start of the scenario. */
export interface VuStep {
  readonly time: number;
  readonly vus: number;
}

/**
 * The changes of the number of virtual users: between two targets it follows a straight line, one user at a time, and
 * a user begins (or ends) when the line reaches its number.
 */
export function vuSteps(startVUs: number, stages: readonly Stage[]): VuStep[] {
  const steps: VuStep[] = [{ time: 0, vus: startVUs }];
  let time = 0;
  let vus = startVUs;
  for (const { duration, target } of stages) {
    const change = Math.abs(target - vus);
    const direction = Math.sign(target - vus);
    for (let count = 1; count <= change; count += 1) {
      steps.push({ time: time + (duration * count) / change, vus: vus + direction * count });
    }
    vus = target;
    time += duration;
  }
  return steps;
}

interface Slot<User> {
  readonly user: User;
  isStopping: boolean;
  hardStop?: Event;
}

/** Virtual users that repeat iterations until they are told to stop. */
class Loops<User extends Worker> {
  private readonly slots: (Slot<User> | undefined)[] = [];
  private wanted = 0;
  /** Users that run an iteration. */
  private open = 0;
  private isOver = false;

  constructor(
    private readonly host: ExecutorHost<User>,
    private readonly acquire: () => User,
    private readonly ended: () => void,
  ) {}

  /** @param grace - milliseconds that users have to end their iteration if there are fewer than before */
  setCount(vus: number, grace: number): void {
    const before = this.wanted;
    this.wanted = vus;
    for (let index = before; index < vus; index += 1) this.start(index);
    for (let index = vus; index < before; index += 1) this.stop(index, grace);
  }

  /** Ends the scenario. Users that were to stop before get the same time as the others. */
  end(grace: number): void {
    this.isOver = true;
    this.wanted = 0;
    for (let index = 0; index < this.slots.length; index += 1) this.stop(index, grace);
    this.checkEnd();
  }

  private start(index: number): void {
    const existing = this.slots[index];
    if (existing) {
      existing.isStopping = false;
      this.host.events.cancel(existing.hardStop);
      return;
    }
    const slot: Slot<User> = { user: this.acquire(), isStopping: false };
    this.slots[index] = slot;
    this.open += 1;
    this.host.setActive(slot.user, true);
    this.loop(index, slot);
  }

  private loop(index: number, slot: Slot<User>): void {
    if (slot.isStopping) this.leave(index, slot);
    else this.host.iterate(slot.user, () => this.loop(index, slot));
  }

  private stop(index: number, grace: number): void {
    const slot = this.slots[index];
    if (!slot) return;
    slot.isStopping = true;
    const { events } = this.host;
    events.cancel(slot.hardStop);
    slot.hardStop = events.at(events.now + grace, () => {
      this.host.interrupt(slot.user);
      this.leave(index, slot);
    });
  }

  private leave(index: number, slot: Slot<User>): void {
    this.host.events.cancel(slot.hardStop);
    this.slots[index] = undefined;
    this.open -= 1;
    this.host.setActive(slot.user, false);
    this.host.release(slot.user);
    // A user that is wanted again meanwhile begins anew.
    if (index < this.wanted) this.start(index);
    this.checkEnd();
  }

  private checkEnd(): void {
    if (!this.isOver || this.open > 0) return;
    this.isOver = false;
    this.ended();
  }
}

/** `constant-vus`: the same number of virtual users for the whole duration. */
export const runConstantVus: Executor<ConstantVus> = (scenario, host, ended) => {
  const { vus, duration, gracefulStop } = scenario;
  const loops = new Loops(host, () => host.acquire(scenario), ended);
  loops.setCount(vus, 0);
  host.events.at(host.events.now + duration, () => loops.end(gracefulStop));
};

/** `ramping-vus`: the number of virtual users follows the stages. */
export const runRampingVus: Executor<RampingVus> = (scenario, host, ended) => {
  const { startVUs, stages, gracefulRampDown, gracefulStop } = scenario;
  const { events } = host;
  const loops = new Loops(host, () => host.acquire(scenario), ended);
  const begun = events.now;
  const length = stages.reduce((sum, { duration }) => sum + duration, 0);
  for (const { time, vus } of vuSteps(startVUs, stages)) {
    if (time < length) events.at(begun + time, () => loops.setCount(vus, gracefulRampDown));
  }
  events.at(begun + length, () => loops.end(gracefulStop));
};
