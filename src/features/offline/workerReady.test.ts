import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Question } from '../../core/serveTasks';
import { WorkerRefused, workerReady } from './workerReady';

type Answer = (question: Question, ports: readonly MessagePort[]) => void;
const answers: Answer = ({ key, id }, [port]) => port?.postMessage({ key, id, answer: null });

class Worker extends EventTarget {
  readonly postMessage;

  constructor(
    public state: ServiceWorkerState,
    answer: Answer = answers,
  ) {
    super();
    this.postMessage = vi.fn(answer);
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event('statechange'));
  }
}

type RegistrationKey = 'active' | 'waiting' | 'installing';
const registration = (workers: Partial<Record<RegistrationKey, Worker>>) =>
  ({ active: null, waiting: null, installing: null, ...workers }) as unknown as ServiceWorkerRegistration;
const never = new AbortController().signal;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

it('asks an active worker to save its shell, even if another worker is waiting', async () => {
  const active = new Worker('activated');
  await workerReady(registration({ active, waiting: new Worker('installed') }), never);
  expect(active.postMessage).toHaveBeenCalledWith(expect.objectContaining({ type: 'KEEP_SHELL' }), [
    expect.any(MessagePort),
  ]);
});

it('waits for a worker that is being installed', async () => {
  const installing = new Worker('installing');
  const ready = workerReady(registration({ installing }), never);
  for (const state of ['installed', 'activating'] as const) installing.become(state);
  expect(installing.postMessage).not.toHaveBeenCalled();
  installing.become('activated');
  await ready;
  expect(installing.postMessage).toHaveBeenCalledOnce();
});

it('rejects when there is no worker, its installation fails, or it takes too long', async () => {
  await expect(workerReady(registration({}), never)).rejects.toThrow(WorkerRefused);
  const installing = new Worker('installing');
  const failing = expect(workerReady(registration({ installing }), never)).rejects.toThrow(WorkerRefused);
  installing.become('redundant');
  await failing;
  const slow = workerReady(registration({ installing: new Worker('installing') }), never);
  const dawdling = expect(slow).rejects.toThrow(WorkerRefused);
  await vi.runAllTimersAsync();
  await dawdling;
});

it('resolves without the shell when the worker does not answer', async () => {
  const ready = workerReady(registration({ active: new Worker('activated', () => undefined) }), never);
  await vi.runAllTimersAsync();
  await ready;
});

it.each(['installing', 'activated'] as const)('can be stopped while the worker is %s', async (state) => {
  const stopping = new AbortController();
  const worker = new Worker(state, () => stopping.abort());
  const stopped = expect(workerReady(registration({ active: worker }), stopping.signal)).rejects.toThrow('aborted');
  if (state === 'installing') stopping.abort();
  await stopped;
});
