import type { SyntheticEvent } from 'react';
import type { EventFields, EventTargetState, HandlerCall } from '../core/liveEvent';

const EVENT_FIELDS = (
  'type timeStamp bubbles isTrusted detail key code location repeat isComposing inputType data altKey ctrlKey ' +
  'metaKey shiftKey button buttons clientX clientY pageX pageY screenX screenY offsetX offsetY movementX movementY ' +
  'deltaX deltaY deltaZ deltaMode pointerId pointerType isPrimary pressure tiltX tiltY width height propertyName ' +
  'animationName elapsedTime'
).split(' ');

const TARGET_FIELDS = (
  'tagName id name className type value valueAsNumber checked disabled placeholder min max step selectedIndex ' +
  'selectionStart selectionEnd open href scrollTop scrollLeft clientWidth clientHeight offsetWidth offsetHeight'
).split(' ');

function isPlain(value: unknown): value is EventFields[string] {
  return value === null || ['string', 'number', 'boolean'].includes(typeof value);
}

function pick(names: readonly string[], ...sources: readonly object[]): EventFields {
  const picked: Record<string, EventFields[string]> = {};
  for (const name of names) {
    const source = sources.find((candidate) => name in candidate) as Record<string, unknown> | undefined;
    const value = source?.[name];
    if (isPlain(value)) picked[name] = value;
  }
  return picked;
}

function readTarget(target: EventTarget): EventTargetState {
  const element = target instanceof Element ? target : document.body;
  const { x, y, width, height } = element.getBoundingClientRect();
  return {
    fields: pick(TARGET_FIELDS, element),
    dataset: { ...((element as HTMLElement).dataset as Record<string, string>) },
    ...(element instanceof HTMLSelectElement && { chosen: [...element.selectedOptions].map(({ value }) => value) }),
    box: { x, y, width, height },
  };
}

/** Extracts the data of an event that can be sent to a handler in another thread. */
export function readEvent(id: number, handler: string, event: SyntheticEvent): HandlerCall {
  return {
    id,
    handler,
    event: pick(EVENT_FIELDS, event, event.nativeEvent),
    target: readTarget(event.target),
    currentTarget: readTarget(event.currentTarget),
  };
}
