/** Whether keyboard input goes into an element. */
export function isEditable(target: EventTarget | null | undefined): target is HTMLElement {
  return (
    target instanceof HTMLElement && (target.isContentEditable || /^(?:input|select|textarea)$/i.test(target.tagName))
  );
}

/**
 * Whether the key of an event goes into a field. An editor may stand in a shadow root, for which `event.target` names
 * only its host.
 */
export const isTyped = (event: Event): boolean => isEditable(event.composedPath()[0]);
