import type { KeyboardEvent } from 'react';

/** Makes Escape close an overlay, unless an element inside has handled the key or an input method is composing. */
export const closeOnEscape = (onClose: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
  event.preventDefault();
  onClose();
};
