/** A field and the value that React compares it with. */
export type TypedField = HTMLInputElement & { _valueTracker?: { setValue: (value: string) => void } };

/**
 * Types into a field once more what was typed before React had it. At hydration React puts the page's text back,
 * and compares later ones with what it saw first; without this it would hear of no change.
 *
 * @param types - of the events that told of the typing
 */
export function replayField(field: TypedField, types: Iterable<string>, value: string): void {
  // Told of one that is no longer chosen, React would take the choice from the one that is.
  if (field.type === 'radio' && !field.checked) return;
  const isToggle = field.type === 'checkbox' || field.type === 'radio';
  if (!isToggle && field.value !== value) {
    const { selectionStart, selectionEnd } = field;
    // Numbers and lists have no caret.
    const hasCaret = document.activeElement === field && typeof selectionStart === 'number';
    if (hasCaret) field.select();
    // Deprecated, but the only way to type so that it can be undone.
    if (!hasCaret || !document.execCommand('insertText', false, value)) field.value = value;
    if (hasCaret) field.setSelectionRange(selectionStart, selectionEnd);
  }
  for (const type of isToggle ? ['click'] : types) {
    field._valueTracker?.setValue(isToggle ? String(!field.checked) : '');
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
