import { isEditable } from '../browser/isEditable';
import { replayInput } from '../browser/replayInput';
import { browserFollows, endFollowing } from '../browser/browserLinks';
import { VISITED } from './held';

/** How many frames to wait for the search field to get the focus. */
const OPENING_FRAMES = 600;

/** Acts like Enter in a field: dispatches the key, and submits the form unless a handler prevents that. */
function pressEnter(field: HTMLElement): void {
  const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  if (field.dispatchEvent(key)) field.closest('form')?.requestSubmit();
}

function typeWhenFocused(text: string, frames = OPENING_FRAMES): void {
  const { activeElement } = document;
  if (isEditable(activeElement)) {
    const [words = '', ...others] = text.split('\n');
    // Deprecated, but the only way to insert text that the field's event handlers notice.
    document.execCommand('insertText', false, words);
    if (others.length > 0) pressEnter(activeElement);
  } else if (frames > 0) requestAnimationFrame(() => typeWhenFocused(text, frames - 1));
}

async function replay(): Promise<void> {
  const held = window.releaseHeld?.();
  if (!held) return;
  try {
    localStorage.setItem(VISITED, '');
  } catch {
    // Storage is blocked, so every visit counts as the first.
  }
  if (!browserFollows()) endFollowing();
  await replayInput(held.input)();
  held.end();
  const { open, text } = held.search;
  open?.();
  if (text) typeWhenFocused(text);
}

/** Replays the held input as soon as the page is hydrated. */
export function replayWhenAlive(): void {
  const { documentElement: root } = document;
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    void replay();
  });
  observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
}
