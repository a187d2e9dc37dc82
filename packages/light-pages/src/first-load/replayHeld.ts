import { isEditable } from '../browser/isEditable';
import { pressInTurn } from '../islands/pressInTurn';
import { replayField } from '../islands/replayField';

/** Frames in which the search's field has to appear. */
const OPENING_FRAMES = 600;

/** The inline script asks for it: who has been here before does not wait. */
const VISITED = 'first-load.visited';

/** As Enter in a field does it: whoever listens for the key answers, or its form is sent. */
function pressEnter(field: HTMLElement): void {
  const key = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  if (field.dispatchEvent(key)) field.closest('form')?.requestSubmit();
}

function typeWhenFocused(text: string, frames = OPENING_FRAMES): void {
  const { activeElement } = document;
  if (isEditable(activeElement)) {
    const [words = '', ...others] = text.split('\n');
    // Deprecated, but the only way to type so that the field's owner hears of it.
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
    // Storage is blocked: each visit is a first one.
  }
  // Links are the site's own from now on.
  document.querySelector('script[type=speculationrules]')?.remove();
  for (const [field, { types, value }] of held.fields) replayField(field, new Set(types), value);
  await pressInTurn(held.presses);
  held.letPress();
  if (held.shortcut)
    document.body.dispatchEvent(new KeyboardEvent('keydown', { ...held.shortcut, bubbles: true, cancelable: true }));
  if (held.typedAhead) typeWhenFocused(held.typedAhead);
}

/** Does again what a reader has done on the page before it came to life, as soon as it has. */
export function replayWhenAlive(): void {
  const { documentElement: root } = document;
  const observer = new MutationObserver(() => {
    if (root.dataset.hasHydrated !== 'true') return;
    observer.disconnect();
    void replay();
  });
  observer.observe(root, { attributeFilter: ['data-has-hydrated'] });
}
