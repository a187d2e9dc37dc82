/** A field with the value that React compares it with. */
export type TypedField = HTMLInputElement & { _valueTracker?: { setValue: (value: string) => void } };

/** The field that stands in the place of a removed one: the only field with its name, if there is just one. */
function successorOf({ tagName, ariaLabel }: TypedField): TypedField | undefined {
  if (!ariaLabel) return undefined;
  const [only, ...others] = document.querySelectorAll<TypedField>(`${tagName}[aria-label="${CSS.escape(ariaLabel)}"]`);
  return others.length === 0 ? only : undefined;
}

/**
 * Restores text typed into a field before hydration. React resets the field to the page's text and then compares new
 * values with the one it saw first; unless that is changed here, it would notice no difference.
 *
 * @param types - types of the events that reported the typing
 */
export function replayField(typed: TypedField, types: Iterable<string>, value: string): void {
  // A click replayed before may have replaced the field: text typed after "add" belongs to what was added.
  const field = typed.isConnected ? typed : successorOf(typed);
  if (!field) return;
  // An event for a radio button that is no longer checked would make React uncheck the current one.
  if (field.type === 'radio' && !field.checked) return;
  const isToggle = field.type === 'checkbox' || field.type === 'radio';
  if (!isToggle && field.value !== value) {
    const { selectionStart, selectionEnd } = field;
    // Number fields and lists have no caret.
    const hasCaret = document.activeElement === field && typeof selectionStart === 'number';
    // Moving the field to where it is makes the browser forget how to undo the earlier typing. It would undo that on top
    // of the text that React has set since, and so double the text. Browsers without `moveBefore` still do.
    field.parentElement?.moveBefore?.(field, field.nextSibling);
    if (hasCaret) field.select();
    // Deprecated, but the only way to insert text so that the reader can undo it.
    if (!hasCaret || !document.execCommand('insertText', false, value)) field.value = value;
    if (hasCaret) field.setSelectionRange(selectionStart, selectionEnd);
  }
  for (const type of isToggle ? ['click'] : types) {
    field._valueTracker?.setValue(isToggle ? String(!field.checked) : '');
    field.dispatchEvent(new Event(type, { bubbles: true }));
  }
}
