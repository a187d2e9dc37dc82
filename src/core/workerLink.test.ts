import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { LocalWorker } from './localWorker.fixture';
import { serveTasks, type Question, type Reply, type ServingScope } from './serveTasks';
import { TaskFailed, WorkerLink, WorkerLost, type LinkPort } from './workerLink';

interface Tasks {
  readonly double: { readonly input: number; readonly answer: number; readonly progress: string };
  readonly fail: { readonly input: Error | string; readonly answer: null };
}

type Heard = (event: { readonly data: Reply }) => void;
type Crashed = (event: { readonly message?: string }) => void;

/** A worker whose replies the test sends, in the order that it likes. */
class FakeWorker implements LinkPort {
  readonly asked: Question[] = [];
  readonly transferred: Transferable[][] = [];
  isTerminated = false;
  refusal: Error | undefined;
  private readonly heard: Heard[] = [];
  private readonly crashed: Crashed[] = [];

  postMessage(question: Question, transfer: Transferable[]): void {
    if (this.refusal) throw this.refusal;
    this.asked.push(question);
    this.transferred.push(transfer);
  }

  terminate(): void {
    this.isTerminated = true;
  }

  addEventListener(type: string, listener: Heard & Crashed): void {
    (type === 'message' ? this.heard : this.crashed).push(listener);
  }

  say(reply: Reply): void {
    for (const hear of this.heard) hear({ data: reply });
  }

  reply(id: number, rest: { answer: unknown } | { progress: unknown }): void {
    this.say({ key: this.asked[0]?.key, id, ...rest });
  }

  crash(message?: string): void {
    for (const tell of this.crashed) tell({ ...(message !== undefined && { message }) });
  }
}

function linked() {
  const worker = new FakeWorker();
  return { worker, link: new WorkerLink<Tasks>(worker) };
}

/** A link to a worker that runs `serveTasks`. */
function served() {
  const worker = new LocalWorker((scope) =>
    serveTasks<Tasks>(scope, {
      double: (input, tell) => {
        tell(`doubling ${input}`);
        return Promise.resolve(2 * input);
      },
      fail: (input) => {
        throw input;
      },
    }),
  );
  return new WorkerLink<Tasks>(worker);
}

const outcomeOf = (answer: Promise<unknown>) => answer.catch((error: unknown) => error);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});

afterEach(() => {
  vi.useRealTimers();
});

describe('a question', () => {
  it('gets its answer, after what the worker tells before', async () => {
    const told: string[] = [];
    expect(await served().ask('double', 4, { onProgress: (progress) => told.push(progress) })).toBe(8);
    expect(told).toEqual(['doubling 4']);
  });

  it('fails with the name and the code of the error of its task, and the worker lives on', async () => {
    const link = served();
    const thrown = Object.assign(new RangeError('too far'), { code: 'far' });
    const failure = await outcomeOf(link.ask('fail', thrown));
    expect(failure).toBeInstanceOf(TaskFailed);
    expect(failure).toMatchObject({ name: 'RangeError', message: 'too far' });
    expect(await outcomeOf(link.ask('fail', 'a text'))).toMatchObject({ name: 'Error', message: 'a text' });
    expect(await link.ask('double', 1)).toBe(2);
    expect(link.hasEnded).toBe(false);
  });

  it('passes on what it transfers', () => {
    const { worker, link } = linked();
    const { buffer } = new Uint8Array(1);
    void link.ask('double', 1, { transfer: [buffer] });
    expect(worker.transferred).toEqual([[buffer]]);
  });

  it('fails alone if it cannot be sent', async () => {
    const { worker, link } = linked();
    worker.refusal = new DOMException('a function', 'DataCloneError');
    expect(await outcomeOf(link.ask('double', 1))).toBe(worker.refusal);
    expect(link.isBusy).toBe(false);
    worker.refusal = undefined;
    const next = link.ask('double', 2);
    worker.reply(2, { answer: 4 });
    expect(await next).toBe(4);
  });

  it('can be given up: its answer comes too late, the worker stays', async () => {
    const { worker, link } = linked();
    const given = new AbortController();
    const first = outcomeOf(link.ask('double', 1, { signal: given.signal, limitMs: 100 }));
    const second = link.ask('double', 2);
    given.abort(new Error('no longer'));
    expect(await first).toMatchObject({ message: 'no longer' });
    vi.advanceTimersByTime(200);
    worker.reply(1, { answer: 2 });
    worker.reply(2, { answer: 4 });
    expect(await second).toBe(4);
    expect(await outcomeOf(link.ask('double', 3, { signal: given.signal }))).toMatchObject({ message: 'no longer' });
    expect(worker.asked).toHaveLength(2);
  });

  it('believes no reply without the key, which only the first question carries', async () => {
    const { worker, link } = linked();
    const answer = link.ask('double', 1);
    void link.ask('double', 2);
    expect(worker.asked.map(({ key }) => typeof key)).toEqual(['string', 'undefined']);
    for (const key of [undefined, '', 'guessed']) worker.say({ key, id: 1, answer: 99 });
    worker.reply(1, { answer: 2 });
    expect(await answer).toBe(2);
  });
});

describe('a worker', () => {
  it('that does not answer in time is terminated, and nobody waits for it', async () => {
    const { worker, link } = linked();
    const outcomes = [link.ask('double', 1), link.ask('double', 2, { limitMs: 100 })].map(outcomeOf);
    vi.advanceTimersByTime(99);
    expect(worker.isTerminated).toBe(false);
    vi.advanceTimersByTime(1);
    expect(worker.isTerminated).toBe(true);
    const [first, second] = await Promise.all(outcomes);
    expect(first).toBe(second);
    expect(first).toMatchObject({ name: 'WorkerLost', reason: 'time' });
    expect(await outcomeOf(link.ask('double', 3))).toBe(first);
    expect(worker.asked).toHaveLength(2);
  });

  it('gets more time for what it tells, if the page says so', async () => {
    const { worker, link } = linked();
    const answer = link.ask('double', 1, { limitMs: 100, onProgress: (_, expectIn) => expectIn(300) });
    vi.advanceTimersByTime(99);
    worker.reply(1, { progress: 'first' });
    vi.advanceTimersByTime(299);
    worker.reply(1, { answer: 2 });
    expect(await answer).toBe(2);
    vi.advanceTimersByTime(1000);
    expect(worker.isTerminated).toBe(false);
  });

  it('ends with the error that the page names for a late answer', async () => {
    const { link } = linked();
    const late = new Error('the statement took too long');
    const answer = outcomeOf(link.ask('double', 1, { limitMs: 100, late }));
    vi.advanceTimersByTime(100);
    expect(await answer).toBe(late);
    expect(await link.lost).toBe(late);
  });

  it('that dies in the middle fails every open question, and says whether it had ever replied', async () => {
    const { worker, link } = linked();
    const [first, second] = [link.ask('double', 1), outcomeOf(link.ask('double', 2))];
    worker.reply(1, { answer: 2 });
    worker.crash('out of memory');
    expect(await first).toBe(2);
    expect(await second).toMatchObject({ reason: 'crash', message: 'out of memory', hasReplied: true });
    expect(await link.lost).toBe(await second);

    const mute = linked();
    mute.worker.crash();
    expect(await mute.link.lost).toMatchObject({ reason: 'crash', message: '', hasReplied: false });
  });

  it('keeps the first reason for its end, and is not heard after it', async () => {
    const { worker, link } = linked();
    const told = vi.fn();
    const stopped = new Error('stopped');
    const answer = outcomeOf(link.ask('double', 1, { onProgress: told }));
    link.end(stopped);
    worker.crash('later');
    worker.reply(1, { progress: 'late' });
    worker.reply(1, { answer: 2 });
    link.end(new Error('again'));
    expect(await answer).toBe(stopped);
    expect(told).not.toHaveBeenCalled();
    expect([link.hasEnded, link.isBusy]).toEqual([true, false]);
  });
});

it('leaves messages of another kind to others', () => {
  let hear: Parameters<ServingScope['addEventListener']>[1] | undefined;
  const postMessage = vi.fn();
  serveTasks<Tasks>(
    { postMessage, addEventListener: (_type, listener) => (hear = listener) },
    { double: (input) => input, fail: () => null },
  );
  for (const type of ['toString', 'SKIP_WAITING']) hear?.({ data: { id: 1, type, input: null } });
  expect(postMessage).not.toHaveBeenCalled();
});

/** What may happen between a page and its worker; numbers choose among the questions asked so far. */
type Event =
  | { readonly kind: 'ask'; readonly limitMs: number | undefined }
  | { readonly kind: 'answer' | 'forge' | 'giveUp'; readonly which: number }
  | { readonly kind: 'wait'; readonly ms: number }
  | { readonly kind: 'crash' };

const anyEvent: fc.Arbitrary<Event> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('ask'), limitMs: fc.option(fc.nat(500), { nil: undefined }) }),
  },
  { weight: 6, arbitrary: fc.record({ kind: fc.constantFrom('answer', 'forge', 'giveUp'), which: fc.nat(9) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('wait'), ms: fc.nat(200) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('crash') }) },
) as fc.Arbitrary<Event>;

it('gives each question its own answer or one failure, whatever the order of events', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyEvent, { maxLength: 40 }), async (events) => {
      const { worker, link } = linked();
      const questions: { outcome: Promise<unknown>; abort: AbortController; expected: unknown }[] = [];
      const given = new Error('given up');
      for (const event of events) {
        const at = 'which' in event && questions.length > 0 ? event.which % questions.length : undefined;
        const question = at === undefined ? undefined : questions[at];
        if (event.kind === 'ask') {
          const abort = new AbortController();
          const { limitMs } = event;
          const asking = { signal: abort.signal, ...(limitMs !== undefined && { limitMs }) };
          const outcome = outcomeOf(link.ask('double', questions.length, asking));
          questions.push({ outcome, abort, expected: link.hasEnded ? 'lost' : undefined });
        } else if (event.kind === 'answer' && question && at !== undefined) {
          worker.reply(at + 1, { answer: `answer ${at}` });
          if (!link.hasEnded) question.expected ??= `answer ${at}`;
        } else if (event.kind === 'giveUp' && question) {
          question.abort.abort(given);
          question.expected ??= given;
        } else if (event.kind === 'forge' && at !== undefined) {
          worker.say({ key: undefined, id: at + 1, answer: 'forged' });
        } else if (event.kind === 'wait') vi.advanceTimersByTime(event.ms);
        else if (event.kind === 'crash') worker.crash();
        if (link.hasEnded) for (const one of questions) one.expected ??= 'lost';
      }
      link.end(new WorkerLost('crash', 'the end', true));
      const reason = await link.lost;
      for (const { outcome, expected } of questions) {
        const came = await outcome;
        if (expected === undefined || expected === 'lost') expect(came).toBe(reason);
        else expect(came).toBe(expected);
      }
      expect(worker.isTerminated).toBe(true);
      expect(link.isBusy).toBe(false);
      expect(vi.getTimerCount()).toBe(0);
    }),
  );
});
