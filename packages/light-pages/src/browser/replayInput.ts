import type { HeldInput } from './heldInput';
import { replayField } from './replayField';

/**
 * Does again what a reader did too early. Text that was typed before a press is there when it is replayed; text that was
 * typed after it goes to what the press may have put in the place of the old field. What was typed before the first press
 * is there at once.
 *
 * @returns a function that replays the presses, and those held meanwhile; each in a task of its own, so that what it
 *   changes is rendered before the next
 */
export function replayInput(held: HeldInput): () => Promise<void> {
  const act = (action: () => void) => {
    held.isReplaying = true;
    action();
    held.isReplaying = false;
  };
  const typeBefore = (index: number) =>
    act(() => {
      for (const [field, typed] of held.presses[index]?.fields ?? held.fields) replayField(field, typed);
    });
  typeBefore(0);
  return async () => {
    // React renders in a microtask.
    await Promise.resolve();
    for (const [index, { press }] of held.presses.entries()) {
      act(press);
      await new Promise((settle) => setTimeout(settle));
      typeBefore(index + 1);
    }
  };
}
