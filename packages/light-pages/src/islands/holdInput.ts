import { CONTROLS } from '../browser/controls';
import { pressInTurn } from './pressInTurn';
import { replayField, type TypedField } from './replayField';

const PRESSED = `summary,a[href],${CONTROLS}`;
/** Runs before the island's own event handlers. */
const FIRST = { capture: true };
const isField = (target: EventTarget | null): target is TypedField =>
  target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

interface Typed {
  /** Types of the events that reported the change. */
  readonly types: readonly string[];
  readonly value: string;
}

/** Input that a reader gave to an island before it ran. */
export interface HeldInput {
  /**
   * Restores typed text in the running island, and stops holding further typing.
   *
   * @returns a function that replays the held clicks, and those made meanwhile; call it once the island's effects have
   *   run
   */
  readonly replay: () => () => void;
  /** Drops held clicks, and keeps typed text. */
  readonly forgetPresses: () => void;
  /** Drops all input and stops listening. */
  readonly drop: () => void;
}

/** Restores recorded values in fields that have another value now. */
function typeAgain(typed: ReadonlyMap<TypedField, Typed>): void {
  for (const [field, { types, value }] of typed) if (field.value !== value) replayField(field, new Set(types), value);
}

/**
 * Holds clicks and typed text in an element until its component runs.
 *
 * @param onTouch - called at each sign of use: a pointer, the focus, a key, a click
 */
export function holdInput(element: HTMLElement, onTouch: () => void): HeldInput {
  const actions: (() => void)[] = [];
  const fields = new Map<TypedField, Typed>();
  /** The fields edited since the last held click. */
  const typedSince = new Map<TypedField, Typed>();
  let isAgain = false;

  const doLater = (action: () => void) => {
    // Several lines may be entered through one field, so each click keeps the values of its time.
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
    // A box or radio button clicked before hydration reports its change with this event only.
    if (isField(target) && (target.type === 'checkbox' || target.type === 'radio')) {
      fields.set(target, { types: ['change'], value: target.value });
      return;
    }
    const control = (target as Element).closest<HTMLElement>(PRESSED);
    if (!control || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    hold(event);
    doLater(() => control.click());
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (isAgain) return;
    onTouch();
    const { key, ctrlKey, metaKey, target } = event;
    // Text typed into a field reaches it anyway; shortcuts and the arrow keys of tabs are for the island.
    if (key === 'Tab' || (isField(target) && !((ctrlKey || metaKey) && key === 'Enter'))) return;
    // React may already listen, and would handle the key twice.
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
    // When `change` fires, React may have reset the field to the page's text.
    const typed = { types: [...types, type], value: type === 'input' ? target.value : value };
    fields.set(target, typed);
    typedSince.set(target, typed);
  };
  const onInputMeanwhile = () => {
    if (!isAgain) typedSince.clear();
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
    ['pointerdown', onTouch],
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

  /** Tells the island that it has the focus. */
  const tellFocus = () => {
    const { activeElement } = document;
    if (activeElement && element.contains(activeElement))
      activeElement.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
  };

  const replay = () => {
    stop(ofTheRest);
    for (const [field, { types, value }] of fields) replayField(field, new Set(types), value);
    return () => {
      tellFocus();
      element.addEventListener('input', onInputMeanwhile, FIRST);
      void pressInTurn(actions, (action) => action()).then(() => {
        typeAgain(typedSince);
        drop();
      });
    };
  };
  if (element.contains(document.activeElement)) onTouch();
  return { replay, forgetPresses, drop };
}
