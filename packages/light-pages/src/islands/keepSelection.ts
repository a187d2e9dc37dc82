/**
 * Remembers what is selected in the field of an element that has the focus: React gives fields their text anew, and
 * browsers put the cursor at its beginning then.
 *
 * @returns selects it again, where the field still has the text that it had
 */
export function keepSelection(element: HTMLElement): () => void {
  const field = document.activeElement;
  if (!(field instanceof HTMLTextAreaElement) || !element.contains(field)) return () => undefined;
  const { value, selectionStart, selectionEnd, selectionDirection } = field;
  return () => {
    if (document.activeElement === field && field.value === value)
      field.setSelectionRange(selectionStart, selectionEnd, selectionDirection);
  };
}
