import type { createStorageSlot } from '@docusaurus/theme-common';

type Slot = Pick<ReturnType<typeof createStorageSlot>, 'get' | 'set' | 'del'>;

/**
 * Stores a text on the device, or deletes it if there is none.
 *
 * @returns false if the browser does not keep it, because its storage is full or blocked
 */
export function storeText(slot: Slot, text: string | undefined): boolean {
  if (text === undefined) slot.del();
  else slot.set(text);
  // The slot itself tells nobody that it has failed.
  return slot.get() === (text ?? null);
}
