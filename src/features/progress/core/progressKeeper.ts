import { mergeProgress } from './merge';
import { readProgress, writeProgress } from './progressText';
import { readSolvedMarks } from './solvedMarks';
import { EMPTY_PROGRESS, type Progress } from './types';

/** Storage for one text. `set` does not report failures, so the text must be read back to see whether it was stored. */
export interface TextSlot {
  readonly get: () => string | null;
  readonly set: (text: string) => void;
  readonly del: () => void;
  /** Calls `onChange` when the text has changed, here or in another tab; returns a function that stops it. */
  readonly listen: (onChange: () => void) => () => void;
}

/** Why the reader's changes may be lost when the page is closed. */
export type Trouble =
  /** The browser stores nothing: storage is blocked or full. */
  | 'unsaved'
  /** A newer edition of the site has stored a text that this one cannot read. */
  | 'newer';

export interface ProgressSnapshot {
  readonly progress: Progress;
  readonly trouble?: Trouble;
  /** A stored text that could not be read, wholly or in part; it is kept until the reader discards it. */
  readonly damaged?: string;
}

export interface ProgressKeeper {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => ProgressSnapshot;
  readonly update: (change: (progress: Progress) => Progress) => void;
  /** Discards the damaged text. */
  readonly dropDamaged: () => void;
  /** Deletes everything on this device. */
  readonly reset: () => void;
}

function listOf(text: string | null): string[] {
  if (text === null) return [];
  try {
    const texts: unknown = JSON.parse(text);
    return Array.isArray(texts) && texts.every((item) => typeof item === 'string') ? texts : [text];
  } catch {
    return [text];
  }
}

function keep(slot: TextSlot, text: string): boolean {
  slot.set(text);
  return slot.get() === text;
}

/**
 * Keeps the progress in a slot and in sync with other tabs. What cannot be stored is kept in memory. What cannot be
 * read is copied to the slot `aside`, and its original is overwritten only after that has worked. The slot `marks` has
 * code problems solved in an earlier edition of the site; they count from the start, and are deleted once the stored
 * progress includes them. Damaged marks are never deleted.
 */
export function createProgressKeeper(stored: TextSlot, aside: TextSlot, marks: TextSlot): ProgressKeeper {
  const listeners = new Set<() => void>();
  let snapshot: ProgressSnapshot | undefined;
  let lastText: string | null = null;
  /** The text of the marks that the progress includes. */
  let takenMarks: string | null = null;
  let mayWrite = true;
  let stopListening: (() => void) | undefined;

  const putAside = (text: string): boolean => {
    const texts = listOf(aside.get());
    return texts.includes(text) || keep(aside, JSON.stringify([...texts, text]));
  };

  const load = (): ProgressSnapshot => {
    const text = (lastText = stored.get());
    const { progress: read, damaged, newer } = readProgress(text);
    const marksText = marks.get();
    const { progress: marked, isWhole } = readSolvedMarks(marksText);
    takenMarks = isWhole ? marksText : null;
    const progress = mergeProgress(read, marked);
    const isSafe = text === null || damaged === 0 || putAside(text);
    mayWrite = isSafe && !newer;
    const lost = isSafe ? listOf(aside.get()).at(-1) : (text ?? undefined);
    const trouble = newer ? 'newer' : isSafe ? snapshot?.trouble : 'unsaved';
    return {
      // Changes that could not be stored yet are merged with what other tabs have stored since.
      progress: snapshot?.trouble ? mergeProgress(progress, snapshot.progress) : progress,
      ...(trouble && { trouble }),
      ...(lost !== undefined && { damaged: lost }),
    };
  };

  const publish = (next: ProgressSnapshot): void => {
    snapshot = next;
    listeners.forEach((listener) => listener());
  };

  const follow = (): void => {
    if (stored.get() !== lastText) publish(load());
  };

  const current = (): ProgressSnapshot => (snapshot ??= load());

  const store = (progress: Progress): boolean => {
    if (!mayWrite) return false;
    const before = lastText;
    // Set before writing, because the slot calls the listener before `set` returns.
    lastText = writeProgress(progress);
    const isKept = keep(stored, lastText);
    if (!isKept) lastText = before;
    else if (takenMarks !== null && marks.get() === takenMarks) marks.del();
    return isKept;
  };

  return {
    subscribe(listener) {
      listeners.add(listener);
      stopListening ??= stored.listen(follow);
      return () => {
        listeners.delete(listener);
        if (listeners.size > 0) return;
        stopListening?.();
        stopListening = undefined;
      };
    },

    getSnapshot: current,

    update(change) {
      current();
      // Another tab may have written without this tab's listener having been called yet.
      follow();
      const { progress, trouble, damaged } = current();
      const next = change(progress);
      if (next === progress) return;
      const isKept = store(next);
      publish({
        progress: next,
        ...(!isKept && { trouble: trouble ?? 'unsaved' }),
        ...(damaged !== undefined && { damaged }),
      });
    },

    dropDamaged() {
      const { progress, trouble } = current();
      aside.del();
      mayWrite = trouble !== 'newer';
      const isKept = !trouble || store(progress);
      publish({ progress, ...(!isKept && { trouble }) });
    },

    reset() {
      stored.del();
      aside.del();
      marks.del();
      lastText = stored.get();
      mayWrite = true;
      publish({ progress: EMPTY_PROGRESS });
    },
  };
}
