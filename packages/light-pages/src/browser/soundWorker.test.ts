import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HELLO } from './hello';
import { SoundWorker } from './soundWorker';

/** A browser's worker, whose script does what a test says. */
class FakeWorker {
  static readonly all: FakeWorker[] = [];
  onmessage: ((event: { data: unknown }) => void) | null = null;
  onerror: ((event: object) => void) | null = null;
  readonly sent: unknown[] = [];
  isEnded = false;

  constructor(readonly url: string) {
    FakeWorker.all.push(this);
  }

  postMessage(message: unknown): void {
    this.sent.push(message);
  }

  terminate(): void {
    this.isEnded = true;
  }

  says(data: unknown): void {
    this.onmessage?.({ data });
  }

  fails(message: string): void {
    this.onerror?.({ message, preventDefault: () => undefined });
  }
}

const fetched = vi.fn(() => Promise.resolve(new Response()));
const heard: unknown[] = [];
const errors: string[] = [];

function startWorker(): SoundWorker {
  const worker = new SoundWorker('/worker.js');
  worker.onmessage = ({ data }) => heard.push(data);
  worker.addEventListener('error', ({ message }) => errors.push(message));
  worker.postMessage('first');
  return worker;
}

const nth = (index: number) => FakeWorker.all[index] as FakeWorker;

beforeEach(() => {
  vi.useFakeTimers();
  for (const list of [FakeWorker.all, heard, errors]) list.length = 0;
  fetched.mockClear();
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', fetched);
  vi.stubGlobal(
    'ErrorEvent',
    class extends Event {
      readonly message: string;

      constructor(type: string, { message = '' }: { message?: string } = {}) {
        super(type, { cancelable: true });
        this.message = message;
      }
    },
  );
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

it('holds messages until the script runs, and then passes everything on', async () => {
  const worker = startWorker();
  expect(nth(0).sent).toEqual([]);
  nth(0).says(HELLO);
  worker.postMessage('second');
  nth(0).says('answer');
  nth(0).fails('thrown later');
  expect(nth(0).sent).toEqual(['first', 'second']);
  expect(heard).toEqual(['answer']);
  expect(errors).toEqual(['thrown later']);
  await vi.runAllTimersAsync();
  expect(FakeWorker.all).toHaveLength(1);
  expect(fetched).not.toHaveBeenCalled();
});

it.each([
  ['fails', () => Promise.resolve(nth(0).fails('SyntaxError'))],
  ['says nothing', () => vi.advanceTimersByTimeAsync(10_000)],
])('fetches a script that %s again past the cache, and starts it once more', async (_name, lose) => {
  startWorker();
  await lose();
  await vi.advanceTimersByTimeAsync(1);
  expect(fetched).toHaveBeenCalledExactlyOnceWith('/worker.js', { cache: 'reload' });
  expect(nth(0).isEnded).toBe(true);
  nth(1).says(HELLO);
  expect(nth(1).sent).toEqual(['first']);
  expect(errors).toEqual([]);
});

it('reports a script that fails a second time, but not one that is no longer wanted', async () => {
  const worker = startWorker();
  nth(0).fails('');
  await vi.advanceTimersByTimeAsync(1);
  nth(1).fails('again');
  expect(errors).toEqual(['again']);
  startWorker().terminate();
  worker.terminate();
  await vi.runAllTimersAsync();
  expect(FakeWorker.all).toHaveLength(3);
  expect(errors).toEqual(['again']);
});
