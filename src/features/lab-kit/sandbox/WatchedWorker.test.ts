import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { serveReader } from './serveReader';
import { WatchedWorker } from './WatchedWorker';

interface Tasks {
  readonly run: { readonly input: string; readonly answer: string; readonly progress: string };
  readonly send: { readonly input: string; readonly answer: string };
}

type Listener = (event: object) => void;

/** A message, whose data the code in a worker reads through the prototype. */
class Message {
  constructor(
    private readonly given: unknown,
    readonly isTrusted = true,
  ) {}

  get data(): unknown {
    return this.given;
  }
}

/** The page's side of a worker whose script runs in this thread. */
class FakeWorker {
  readonly toPage: [type: string, listener: Listener, once: boolean][] = [];
  readonly toWorker: Listener[] = [];
  isTerminated = false;

  addEventListener(type: string, listener: Listener, { once = false } = {}): void {
    this.toPage.push([type, listener, once]);
  }

  postMessage(question: unknown): void {
    for (const listener of this.toWorker) listener(new Message(question));
  }

  terminate(): void {
    this.isTerminated = true;
  }

  tell(type: string, event: object): void {
    for (const entry of [...this.toPage]) {
      if (entry[0] !== type) continue;
      if (entry[2]) this.toPage.splice(this.toPage.indexOf(entry), 1);
      entry[1](event);
    }
  }
}

let worker: FakeWorker;
vi.mock('./startWorker', () => ({ startWorker: () => worker }));

/** What code in the worker does with what it finds in its scope. */
const post = (message: unknown) => worker.tell('message', new Message(message));
const dispatch = (data: unknown) => worker.toWorker.forEach((hear) => hear(new Message(data, false)));

const LIMITS = { limitMs: 100 };
const run = vi.fn<Parameters<typeof serveReader<Tasks>>[0]['run']>();
const send = vi.fn<Parameters<typeof serveReader<Tasks>>[0]['send']>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  worker = new FakeWorker();
  run.mockReset();
  send.mockReset();
  vi.stubGlobal('MessageEvent', Message);
  vi.stubGlobal('postMessage', post);
  vi.stubGlobal('addEventListener', (_type: string, listener: Listener) => worker.toWorker.push(listener));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function watched() {
  const onStop = vi.fn();
  const answers: string[] = [];
  const one = new WatchedWorker<Tasks>('', onStop);
  return { one, onStop, answers, keep: (answer: string) => void answers.push(answer) };
}

/** Waits for the turns that a question takes on its way. */
const settled = () => vi.advanceTimersByTimeAsync(0);

it('asks once the script has loaded, and the time limit begins then', async () => {
  const { one, onStop, answers, keep } = watched();
  run.mockImplementation((input, { answer, tell }) => {
    tell('first');
    answer(`ran ${input}`);
  });
  const told = vi.fn();
  one.ask('run', 'code', { ...LIMITS, onProgress: told }, keep);
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).not.toHaveBeenCalled();
  serveReader<Tasks>({ run, send });
  await settled();
  expect(answers).toEqual(['ran code']);
  expect(told).toHaveBeenCalledWith('first', expect.any(Function));
  await vi.advanceTimersByTimeAsync(1000);
  expect(onStop).not.toHaveBeenCalled();
});

it('stops a worker that does not answer, or that crashes, and none that it ended itself', async () => {
  const late = watched();
  late.one.ask('run', 'endless', LIMITS, late.keep);
  serveReader<Tasks>({ run, send });
  await vi.advanceTimersByTimeAsync(101);
  expect([late.onStop.mock.lastCall, worker.isTerminated]).toEqual([['time'], true]);

  worker = new FakeWorker();
  const full = watched();
  full.one.ask('run', 'full', LIMITS, full.keep);
  serveReader<Tasks>({ run, send });
  worker.tell('error', { message: 'out of memory', preventDefault: () => undefined });
  await settled();
  expect(full.onStop).toHaveBeenCalledWith('memory');

  worker = new FakeWorker();
  const ended = watched();
  ended.one.ask('run', 'fine', LIMITS, ended.keep);
  serveReader<Tasks>({ run, send });
  ended.one.end();
  await vi.advanceTimersByTimeAsync(1000);
  expect([ended.onStop.mock.calls, ended.answers, worker.isTerminated]).toEqual([[], [], true]);
});

it('believes no message of the code that it runs', async () => {
  const { one, onStop, answers, keep } = watched();
  run.mockImplementation(() => {
    for (const forged of [null, 'done', { id: 1, answer: 'forged' }, { key: '', id: 1, answer: 'forged' }])
      post(forged);
  });
  one.ask('run', 'code', LIMITS, keep);
  serveReader<Tasks>({ run, send });
  await settled();
  expect([answers, onStop.mock.calls]).toEqual([[], []]);
});

it('takes no question of the code that it runs, whatever that replaces', async () => {
  const { one, answers, keep } = watched();
  run.mockImplementation((_input, { answer }) => answer('ran'));
  send.mockImplementation((input, { answer }) => answer(`got ${input}`));
  one.ask('run', 'code', LIMITS, keep);
  serveReader<Tasks>({ run, send });
  await settled();
  // Events of its own.
  for (const type of ['run', 'send']) dispatch({ id: 2, type, input: 'forged' });
  // What the real events seem to carry, and the functions with which it is read.
  vi.stubGlobal('postMessage', () => expect.unreachable());
  vi.spyOn(Message.prototype, 'data', 'get').mockReturnValue({ id: 2, type: 'run', input: 'forged' });
  const apply = vi.spyOn(Reflect, 'apply').mockReturnValue({ id: 2, type: 'run', input: 'forged' });
  one.ask('send', 'request', LIMITS, () => undefined);
  await vi.advanceTimersByTimeAsync(0);
  apply.mockRestore();
  expect(run).toHaveBeenCalledOnce();
  expect(send.mock.calls.map(([input]) => input)).toEqual(['request']);
  expect(answers).toEqual(['ran']);
});
