import type { KeyboardEvent } from 'react';

/**
 * Returns a key handler that acts on Escape in the box at once. The modal would take the first Escape for closing its
 * list, of which the reader sees nothing, and the next one for the dialog.
 */
export const onEscape = (act: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.stopPropagation();
  act();
};
