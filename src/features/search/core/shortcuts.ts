/** The part of a keyboard event that decides whether it is a search shortcut. */
export type KeyPress = Readonly<Record<'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey', boolean>> & {
  readonly key: string;
};

/**
 * Whether a key press opens or closes the search: Ctrl+K, ⌘K, or a slash outside text fields.
 *
 * @param isTyping - whether the focus is in a text field
 */
export function isSearchShortcut({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyPress, isTyping: boolean): boolean {
  if (altKey) return false;
  if (ctrlKey || metaKey) return key.toLowerCase() === 'k' && !shiftKey;
  // Some layouts need Shift for the slash.
  return key === '/' && !isTyping;
}
