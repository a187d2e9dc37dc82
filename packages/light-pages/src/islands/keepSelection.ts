/**
 * Remembers the selection of a focused text area inside an element: React sets the field's text again, and browsers
 * then move the cursor to its beginning.
 *
 * @returns a function that restores the selection if the field still has the same text
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
