/** A field with the value that React compares it with. */
export type TypedField = HTMLInputElement & { _valueTracker?: { setValue: (value: string) => void } };

/** What a reader has left in a field. */
export interface Typed {
  readonly value: string;
  readonly checked: boolean;
}

/** The field that stands in the place of a removed one: the only field with its name, if there is just one. */
function successorOf({ tagName, ariaLabel }: TypedField): TypedField | undefined {
  if (!ariaLabel) return undefined;
  const [only, ...others] = document.querySelectorAll<TypedField>(`${tagName}[aria-label="${CSS.escape(ariaLabel)}"]`);
  return others.length === 0 ? only : undefined;
}

/** Whether a field is a box or a radio button, which holds no text. */
export const isToggle = ({ type }: HTMLInputElement): boolean => type === 'checkbox' || type === 'radio';

/** Dispatches an event of a change that React would not notice: to it, the field held this from the beginning. */
function tell(field: TypedField, type: string, before: string): void {
  field._valueTracker?.setValue(before);
  field.dispatchEvent(new Event(type, { bubbles: true }));
}

function write(field: TypedField, value: string): void {
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

/**
 * Restores in a field what was typed before hydration. React resets the field to the page's text and then compares new
 * values with the one it saw first; unless that is changed here, it would notice no difference.
 */
export function replayField(typed: TypedField, { value, checked }: Typed): void {
  // A click replayed before may have replaced the field: text typed after "add" belongs to what was added.
  const field = typed.isConnected ? typed : successorOf(typed);
  if (!field) return;
  if (isToggle(field)) {
    if (field.checked !== checked) field.click();
    else for (const type of ['click', 'input']) tell(field, type, String(!checked));
    return;
  }
  if (field.value !== value) write(field, value);
  for (const type of ['input', 'change']) {
    // While an island is hydrated, React puts back what it knew before the event, until it renders.
    if (field.value !== value) field.value = value;
    tell(field, type, `not ${value}`);
  }
}
