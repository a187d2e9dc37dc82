import type { KeyboardEvent } from 'react';

/** Returns a key handler: the first Escape clears the box and its results, the next one calls `onEmpty`. */
export const clearOnEscape = (onEmpty: () => void) => (event: KeyboardEvent) => {
  if (event.key !== 'Escape' || event.nativeEvent.isComposing || !(event.target instanceof HTMLInputElement)) return;
  event.preventDefault();
  event.stopPropagation();
  if (event.target.value === '') onEmpty();
  else clear(event.target);
};

function clear(input: HTMLInputElement): void {
  // React tracks the value through its own setter; calling the native one and dispatching an event triggers a new
  // search.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
  input.dispatchEvent(new Event('input', { bubbles: true }));
}
