import { pressInTurn } from './pressInTurn';
import { replayField, type TypedField } from './replayField';

const CONTROLS = 'button,summary,a[href],[role=button],[role=tab],[role=option],[role=switch]';
/** Before what the part itself listens with. */
const FIRST = { capture: true };
const isField = (target: EventTarget | null): target is TypedField =>
  target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

interface Typed {
  /** Of the events that told of it. */
  readonly types: readonly string[];
  readonly value: string;
}

/** What a reader has done in a part of the page that did not run yet. */
export interface HeldInput {
  /**
   * Types again what was typed, in the part that runs now, and leaves to it what is typed next.
   *
   * @returns presses again what was pressed, and after it what is pressed meanwhile; for when the part has done what it
   *   does first
   */
  readonly replay: () => () => void;
  /** Forgets what was pressed, and holds on to what was typed. */
  readonly forgetPresses: () => void;
  /** Forgets it and stops listening. */
  readonly drop: () => void;
}

/** Types again what fields held at a moment, but for those that hold it now. */
function typeAgain(typed: ReadonlyMap<TypedField, Typed>): void {
  for (const [field, { types, value }] of typed) if (field.value !== value) replayField(field, new Set(types), value);
}

/**
 * Holds what is pressed and typed in an element until what it shows runs.
 *
 * @param onTouch - called at each sign of use: a pointer, the focus, a key, a press
 */
export function holdInput(element: HTMLElement, onTouch: () => void): HeldInput {
  const actions: (() => void)[] = [];
  const fields = new Map<TypedField, Typed>();
  /** Of them, what was typed after the last press that is held. */
  const typedSince = new Map<TypedField, Typed>();
  let isPressed = false;
  let isAgain = false;

  const doLater = (action: () => void) => {
    // Lines that are entered one after the other go through one field.
    const typed = new Map(fields);
    typedSince.clear();
    actions.push(() => {
      isAgain = true;
      typeAgain(typed);
      action();
      isAgain = false;
    });
  };
  const hold = (event: Event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const onClick = (event: MouseEvent) => {
    if (isAgain) return;
    onTouch();
    const { target } = event;
    // One that was pressed before the page ran tells of it by this event alone.
    if (isField(target) && (target.type === 'checkbox' || target.type === 'radio')) {
      fields.set(target, { types: ['change'], value: target.value });
      return;
    }
    const control = (target as Element).closest<HTMLElement>(CONTROLS);
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    hold(event);
    doLater(() => control.click());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isAgain) return;
    onTouch();
    const { key, ctrlKey, metaKey, target } = event;
    // What is typed into a field reaches it anyway; shortcuts and the arrows of tabs are for the part.
    if (key === 'Tab' || (isField(target) && !((ctrlKey || metaKey) && key === 'Enter'))) return;
    // React may listen already, and would answer it twice.
    event.stopImmediatePropagation();
    const { code, shiftKey, altKey } = event;
    doLater(() =>
      target?.dispatchEvent(
        new KeyboardEvent('keydown', {
          key,
          code,
          ctrlKey,
          metaKey,
          shiftKey,
          altKey,
          bubbles: true,
          cancelable: true,
        }),
      ),
    );
  };
  const onInput = ({ type, target }: Event) => {
    onTouch();
    if (!isField(target)) return;
    const { types = [], value = target.value } = fields.get(target) ?? {};
    // At the end of typing the field may have the page's text again, from React.
    const typed = { types: [...types, type], value: type === 'input' ? target.value : value };
    fields.set(target, typed);
    typedSince.set(target, typed);
  };
  const onInputMeanwhile = () => {
    if (!isAgain) typedSince.clear();
  };
  const onPointer = ({ type }: Event) => {
    isPressed = type === 'pointerdown';
    if (isPressed) onTouch();
  };

  type Listeners = readonly (readonly [string, (event: never) => void])[];
  const ofPresses: Listeners = [
    ['click', onClick],
    ['keydown', onKeyDown],
  ];
  const ofTheRest: Listeners = [
    ['input', onInput],
    ['change', onInput],
    ['focusin', onTouch],
    ['pointerdown', onPointer],
    ['pointerup', onPointer],
    ['pointercancel', onPointer],
  ];
  for (const [type, listener] of [...ofPresses, ...ofTheRest])
    element.addEventListener(type, listener as EventListener, FIRST);
  const stop = (listeners: Listeners) => {
    for (const [type, listener] of listeners) element.removeEventListener(type, listener as EventListener, FIRST);
  };
  const forgetPresses = () => {
    actions.length = 0;
  };
  const drop = () => {
    stop(ofPresses);
    stop(ofTheRest);
    element.removeEventListener('input', onInputMeanwhile, FIRST);
    forgetPresses();
    fields.clear();
    typedSince.clear();
  };

  /** The part has not heard that it has the focus; while a button of the mouse is held, it may not answer yet. */
  const tellFocus = () => {
    const { activeElement } = document;
    if (activeElement && element.contains(activeElement))
      activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  };

  const replay = () => {
    stop(ofTheRest);
    for (const [field, { types, value }] of fields) replayField(field, new Set(types), value);
    return () => {
      if (isPressed) addEventListener('pointerup', tellFocus, { once: true, capture: true });
      else tellFocus();
      element.addEventListener('input', onInputMeanwhile, FIRST);
      void pressInTurn(actions).then(() => {
        typeAgain(typedSince);
        drop();
      });
    };
  };
  if (element.contains(document.activeElement)) onTouch();
  return { replay, forgetPresses, drop };
}
