import type { KeyboardEvent } from 'react';

/** For a box over the page: Escape closes it, unless something inside has taken the key or it ends a composed letter. */
export const closeOnEscape = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  event.preventDefault();
  onClose();
};
