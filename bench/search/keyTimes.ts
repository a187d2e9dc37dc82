import type { CDPSession, Page } from '@playwright/test';

/** What one key costs the page's main thread, in milliseconds. */
export interface KeyTime {
  /** The task that handles the key: its events and all their handlers, until the box contains the letter. */
  handled: number;
  /**
   * From the key's arrival to the end of the frame that shows its letter: that task, the frame and anything in between.
   */
  painted: number;
  /**
   * The longest task after that and before the next key: the query, its answer, the new list. It may delay the next
   * key.
   */
  longestAfter: number;
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Microseconds. */
  ts: number;
  dur?: number;
  /** The part in which the thread had the CPU; it includes the slowdown, but not waiting for other programs. */
  tdur?: number;
}

/** The pace of a fast typist. */
const BETWEEN_KEYS = 120;
const CLOCK = 'search-times-clock';

/** Records when keys and the frames after them occur; a mark in the trace relates the two clocks. */
const WATCH_KEYS = `(() => {
  const seen = { clock: performance.mark('${CLOCK}').startTime, keys: [], frames: [] };
  addEventListener('keydown', () => {
    seen.keys.push(performance.now());
    requestAnimationFrame(() => seen.frames.push(performance.now()));
  }, { capture: true });
  window.seenKeys = seen;
})()`;

interface SeenKeys {
  clock: number;
  keys: number[];
  frames: number[];
}

const busy = ({ tdur, dur = 0 }: TraceEvent) => (tdur ?? dur) / 1000;
const end = ({ ts, dur = 0 }: TraceEvent) => ts + dur;

function readTrace(events: readonly TraceEvent[], { clock, keys, frames }: SeenKeys): KeyTime[] {
  const mark = events.find(({ name }) => name === CLOCK);
  if (!mark) throw new Error('The trace has no mark of the page: is it of another process?');
  const toTrace = (time: number) => mark.ts + (time - clock) * 1000;
  const tasks = events
    .filter(({ name, ph, pid, tid }) => /RunTask$/.test(name) && ph === 'X' && pid === mark.pid && tid === mark.tid)
    .filter((task, _at, all) => !all.some((other) => other !== task && other.ts <= task.ts && end(other) >= end(task)))
    .sort((a, b) => a.ts - b.ts);
  return keys.map((key, at) => {
    const pressed = toTrace(key);
    const next = toTrace(keys[at + 1] ?? Infinity);
    const shown = toTrace(frames.find((frame) => frame > key) ?? Infinity);
    const own = tasks.filter((task) => end(task) > pressed && end(task) <= next);
    const after = own.filter(({ ts }) => ts > shown);
    const sum = own.filter(({ ts }) => ts <= shown).reduce((total, task) => total + busy(task), 0);
    return { handled: own[0] ? busy(own[0]) : 0, painted: sum, longestAfter: Math.max(0, ...after.map(busy)) };
  });
}

/**
 * Deletes the query in the open dialog and types it again, key by key.
 *
 * @param slowdown - factor by which the CPU is slowed down
 * @returns one entry per key, in the order of the keys
 */
export async function typeAndTrace(
  page: Page,
  session: CDPSession,
  query: string,
  slowdown: number,
): Promise<KeyTime[]> {
  const events: TraceEvent[] = [];
  const collect = ({ value }: { value: object[] }) => events.push(...(value as TraceEvent[]));
  session.on('Tracing.dataCollected', collect);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['toplevel', 'blink.user_timing'] },
    transferMode: 'ReportEvents',
  });
  await page.evaluate(WATCH_KEYS);
  for (let length = query.length; length > 0; length -= 1)
    await page.keyboard.press('Backspace', { delay: BETWEEN_KEYS });
  await page.keyboard.type(query, { delay: BETWEEN_KEYS });
  const seen = await page.evaluate<SeenKeys>('window.seenKeys');
  const complete = new Promise((resolve) => {
    session.once('Tracing.tracingComplete', resolve);
  });
  await session.send('Tracing.end');
  await complete;
  session.off('Tracing.dataCollected', collect);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  return readTrace(events, seen);
}

/** The best of two measurements of the same keys: other work on the machine only ever adds to a time. */
export function bestKeys(best: readonly KeyTime[], times: readonly KeyTime[]): KeyTime[] {
  return times.map(({ handled, painted, longestAfter }, at) => ({
    handled: Math.min(handled, best[at]?.handled ?? Infinity),
    painted: Math.min(painted, best[at]?.painted ?? Infinity),
    longestAfter: Math.min(longestAfter, best[at]?.longestAfter ?? Infinity),
  }));
}
