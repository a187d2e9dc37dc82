import { isToggle, replayField, type TypedField } from '../browser/replayField';

const FIELDS = 'textarea,input,select';

/**
 * Remembers the fields that a reader has changed in an element whose component is about to be made anew.
 *
 * @returns a function that types the same into the new fields of the same names
 */
export function typedFields(element: Element): () => void {
  const fields = () => [...element.querySelectorAll<TypedField>(FIELDS)];
  const typed = fields().map(({ ariaLabel, value, checked }) => ({ ariaLabel, value, checked }));
  return () => {
    for (const [index, field] of fields().entries()) {
      const before = typed[index];
      if (before?.ariaLabel !== field.ariaLabel) continue;
      const isOther = isToggle(field) ? before.checked !== field.checked : before.value !== field.value;
      if (isOther) replayField(field, before);
    }
  };
}
