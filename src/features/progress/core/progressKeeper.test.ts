import { expect, test, vi } from 'vitest';
import { createProgressKeeper, type TextSlot } from './progressKeeper';
import { writeProgress } from './progressText';
import { isRead, withLessonRead, withOutcome } from './record';
import { EMPTY_PROGRESS } from './types';

/** A browser's storage with several tabs, each of which has its own slots for the same texts. */
class FakeStorage {
  readonly texts = new Map<string, string>();
  full = false;
  private readonly listeners = new Map<string, Set<() => void>>();

  slot(key: string): TextSlot {
    const listeners = this.listeners.get(key) ?? new Set();
    this.listeners.set(key, listeners);
    const call = () => listeners.forEach((listener) => listener());
    return {
      get: () => this.texts.get(key) ?? null,
      set: (text) => {
        if (this.full) return;
        this.texts.set(key, text);
        call();
      },
      del: () => {
        this.texts.delete(key);
        call();
      },
      listen: (listener) => {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    };
  }

  tab() {
    return createProgressKeeper(this.slot('progress'), this.slot('aside'), this.slot('marks'));
  }
}

const BLOCKED: TextSlot = {
  get: () => null,
  set: () => undefined,
  del: () => undefined,
  listen: () => () => undefined,
};
const NOW = new Date('2026-11-21T08:00:00.000Z');
const read = (id: string) => (progress: typeof EMPTY_PROGRESS) => withLessonRead(progress, id, NOW);
const solve = (id: string) => (progress: typeof EMPTY_PROGRESS) =>
  withOutcome(progress, id, { solved: true, hintsShown: 0, solutionShown: false }, NOW);

test('keeps two tabs in sync', () => {
  const storage = new FakeStorage();
  const [one, two] = [storage.tab(), storage.tab()];
  const listener = vi.fn();
  two.subscribe(listener);
  expect(two.getSnapshot()).toEqual({ progress: EMPTY_PROGRESS });
  one.update(read('a'));
  expect(listener).toHaveBeenCalledTimes(1);
  expect(isRead(two.getSnapshot().progress.lessons.a)).toBe(true);
  two.update(solve('x'));
  one.update(read('b'));
  expect(Object.keys(one.getSnapshot().progress.lessons)).toEqual(['a', 'b']);
  expect(one.getSnapshot().progress.exercises.x?.solved).toBeDefined();
});

test("a tab that has not yet been notified of another tab's change does not overwrite it", () => {
  const storage = new FakeStorage();
  const [one, two] = [storage.tab(), storage.tab()];
  one.getSnapshot();
  two.getSnapshot();
  one.update(read('a'));
  two.update(read('b'));
  expect(Object.keys(storage.tab().getSnapshot().progress.lessons)).toEqual(['a', 'b']);
});

test('a change without effect writes nothing and calls no listener', () => {
  const storage = new FakeStorage();
  const keeper = storage.tab();
  const listener = vi.fn();
  const stop = keeper.subscribe(listener);
  keeper.update((progress) => progress);
  expect(listener).not.toHaveBeenCalled();
  expect(storage.texts.size).toBe(0);
  keeper.update(read('a'));
  stop();
  storage.tab().update(read('b'));
  expect(listener).toHaveBeenCalledTimes(1);
});

test('with blocked storage everything works in memory, and trouble is reported', () => {
  const keeper = createProgressKeeper(BLOCKED, BLOCKED, BLOCKED);
  expect(keeper.getSnapshot().trouble).toBeUndefined();
  keeper.update(read('a'));
  keeper.update(solve('x'));
  expect(keeper.getSnapshot()).toMatchObject({
    trouble: 'unsaved',
    progress: { lessons: { a: {} }, exercises: { x: {} } },
  });
});

test('with full storage nothing is lost meanwhile, and everything is stored once there is room', () => {
  const storage = new FakeStorage();
  const [one, two] = [storage.tab(), storage.tab()];
  one.update(read('a'));
  storage.full = true;
  one.update(read('b'));
  expect(one.getSnapshot().trouble).toBe('unsaved');
  storage.full = false;
  two.update(read('c'));
  one.update(read('d'));
  expect(one.getSnapshot().trouble).toBeUndefined();
  expect(Object.keys(storage.tab().getSnapshot().progress.lessons).sort()).toEqual(['a', 'b', 'c', 'd']);
});

test('a damaged text is set aside and reported before it is overwritten', () => {
  const storage = new FakeStorage();
  storage.texts.set('progress', '{"version":1,"lessons":{"a":');
  const keeper = storage.tab();
  expect(keeper.getSnapshot()).toEqual({ progress: EMPTY_PROGRESS, damaged: '{"version":1,"lessons":{"a":' });
  expect(storage.texts.get('progress')).toBe('{"version":1,"lessons":{"a":');
  keeper.update(read('b'));
  expect(JSON.parse(storage.texts.get('aside') ?? '')).toEqual(['{"version":1,"lessons":{"a":']);
  // The next visit still reports it, until the reader discards it.
  const next = storage.tab();
  expect(next.getSnapshot().damaged).toBe('{"version":1,"lessons":{"a":');
  next.dropDamaged();
  expect(next.getSnapshot().damaged).toBeUndefined();
  expect(storage.texts.has('aside')).toBe(false);
  expect(isRead(storage.tab().getSnapshot().progress.lessons.b)).toBe(true);
});

test('the sound entries of a damaged text are used', () => {
  const storage = new FakeStorage();
  const good = writeProgress(read('a')(EMPTY_PROGRESS));
  const text = good.replace('"exercises":{}', '"exercises":{"x":7}');
  storage.texts.set('progress', text);
  const { progress, damaged } = storage.tab().getSnapshot();
  expect(isRead(progress.lessons.a)).toBe(true);
  expect(damaged).toBe(text);
});

test('a damaged text that cannot be set aside is not overwritten', () => {
  const storage = new FakeStorage();
  storage.texts.set('progress', 'broken');
  storage.full = true;
  const keeper = storage.tab();
  expect(keeper.getSnapshot()).toMatchObject({ trouble: 'unsaved', damaged: 'broken' });
  storage.full = false;
  keeper.update(read('a'));
  expect(storage.texts.get('progress')).toBe('broken');
  expect(keeper.getSnapshot()).toMatchObject({ trouble: 'unsaved', damaged: 'broken' });
  keeper.dropDamaged();
  expect(keeper.getSnapshot().trouble).toBeUndefined();
  expect(isRead(storage.tab().getSnapshot().progress.lessons.a)).toBe(true);
});

test('an unreadable text in the aside slot is kept', () => {
  const storage = new FakeStorage();
  storage.texts.set('aside', 'older remains');
  storage.texts.set('progress', 'broken');
  storage.tab().getSnapshot();
  expect(JSON.parse(storage.texts.get('aside') ?? '')).toEqual(['older remains', 'broken']);
});

test('a text stored by a newer edition is never overwritten', () => {
  const storage = new FakeStorage();
  storage.texts.set('progress', '{"version":99}');
  const keeper = storage.tab();
  expect(keeper.getSnapshot().trouble).toBe('newer');
  keeper.update(read('a'));
  keeper.dropDamaged();
  expect(storage.texts.get('progress')).toBe('{"version":99}');
  expect(isRead(keeper.getSnapshot().progress.lessons.a)).toBe(true);
  expect(keeper.getSnapshot().trouble).toBe('newer');
});

test('reset empties this device and the other tabs', () => {
  const storage = new FakeStorage();
  const [one, two] = [storage.tab(), storage.tab()];
  storage.texts.set('aside', '["broken"]');
  one.update(read('a'));
  two.subscribe(() => undefined);
  two.getSnapshot();
  one.reset();
  expect(storage.texts.size).toBe(0);
  expect(one.getSnapshot()).toEqual({ progress: EMPTY_PROGRESS });
  expect(two.getSnapshot().progress).toEqual(EMPTY_PROGRESS);
});

const MARKS = '{"136-single-number":"2026-10-01"}';
const marked = (storage: FakeStorage) => storage.tab().getSnapshot().progress.exercises['136-single-number']?.solved;

test('marks of an earlier edition count at once, and are deleted once the progress includes them', () => {
  const storage = new FakeStorage();
  storage.texts.set('marks', MARKS);
  const keeper = storage.tab();
  expect(Object.keys(keeper.getSnapshot().progress.exercises)).toEqual(['136-single-number']);
  expect([...storage.texts]).toEqual([['marks', MARKS]]);
  keeper.update(solve('x'));
  expect([...storage.texts.keys()]).toEqual(['progress']);
  expect(Object.keys(storage.tab().getSnapshot().progress.exercises).sort()).toEqual(['136-single-number', 'x']);
});

test('marks are merged with a progress that knows more about the problem', () => {
  const storage = new FakeStorage();
  storage.tab().update(solve('136-single-number'));
  storage.texts.set('marks', MARKS);
  const record = storage.tab().getSnapshot().progress.exercises['136-single-number'];
  expect(record?.solved).toBe('2026-10-01T12:00:00.000Z');
  expect(record?.reviews).toEqual({ '2026-10-01': 2, '2026-11-21': 3 });
});

test.each<[string, (storage: FakeStorage) => void]>([
  ['the storage is full', (storage) => (storage.full = true)],
  ['a newer edition has stored the progress', ({ texts }) => texts.set('progress', '{"version":99}')],
])('marks are not deleted, but count, while %s', (_, prepare) => {
  const storage = new FakeStorage();
  storage.texts.set('marks', MARKS);
  prepare(storage);
  const keeper = storage.tab();
  keeper.update(solve('x'));
  expect(Object.keys(keeper.getSnapshot().progress.exercises)).toEqual(['136-single-number', 'x']);
  expect(storage.texts.get('marks')).toBe(MARKS);
});

test('damaged marks are not deleted, and the valid ones count', () => {
  const storage = new FakeStorage();
  const text = MARKS.replace('}', ',"62-unique-paths":7}');
  storage.texts.set('marks', text);
  storage.tab().update(solve('x'));
  expect(storage.texts.get('marks')).toBe(text);
  expect(marked(storage)).toBeDefined();
});

test('marks added meanwhile by a tab of an earlier edition are not lost', () => {
  const storage = new FakeStorage();
  storage.texts.set('marks', MARKS);
  const keeper = storage.tab();
  keeper.getSnapshot();
  storage.texts.set('marks', MARKS.replace('}', ',"62-unique-paths":"2026-11-20"}'));
  keeper.update(solve('x'));
  expect(Object.keys(storage.tab().getSnapshot().progress.exercises)).toContain('62-unique-paths');
});

test('marks are merged into a progress that is otherwise damaged, and stay away after a reset', () => {
  const storage = new FakeStorage();
  storage.texts.set('marks', MARKS);
  storage.texts.set('progress', 'broken');
  const keeper = storage.tab();
  keeper.update(solve('x'));
  expect(marked(storage)).toBeDefined();
  expect(JSON.parse(storage.texts.get('aside') ?? '')).toEqual(['broken']);
  storage.texts.set('marks', MARKS);
  storage.tab().reset();
  expect(marked(storage)).toBeUndefined();
});
