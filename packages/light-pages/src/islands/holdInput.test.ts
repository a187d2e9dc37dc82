import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdInput } from './holdInput';

/** A button or a field that is an island by itself. */
class Part extends EventTarget {
  value = '';
  readonly isConnected = true;

  constructor(readonly tagName: string) {
    super();
  }

  closest(): this {
    return this;
  }

  contains(): boolean {
    return false;
  }

  click(): void {
    this.dispatchEvent(new Event('click', { cancelable: true }));
  }
}

/** Creates an island whose input is held, and a spy for the events that reach it. */
function heldPart(tagName: string, type: string) {
  const part = new Part(tagName);
  const onTouch = vi.fn();
  const held = holdInput(part as unknown as HTMLElement, onTouch);
  const answer = vi.fn();
  part.addEventListener(type, answer);
  return { part, held, onTouch, answer };
}

beforeEach(() => {
  vi.stubGlobal('HTMLElement', Part);
  vi.stubGlobal('document', { activeElement: null });
});
afterEach(() => vi.unstubAllGlobals());

it('holds a click, and replays it once the island runs', async () => {
  const { part, held, onTouch, answer } = heldPart('BUTTON', 'click');
  part.click();
  expect(onTouch).toHaveBeenCalled();
  expect(answer).not.toHaveBeenCalled();
  held.replay()();
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
});

it('replays one click when the reader clicks again after a failure', async () => {
  const { part, held, answer } = heldPart('BUTTON', 'click');
  part.click();
  held.forgetPresses();
  part.click();
  held.replay()();
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  await new Promise((settle) => setTimeout(settle));
  expect(answer).toHaveBeenCalledOnce();
});

it('keeps typed text when it drops held clicks', () => {
  const { part, held } = heldPart('TEXTAREA', 'input');
  part.value = 'SELECT 1';
  part.dispatchEvent(new Event('input'));
  held.forgetPresses();
  // React resets the field to the page's text.
  part.value = '';
  held.replay();
  expect(part.value).toBe('SELECT 1');
});

/** A prompt: a click reads and clears its field. */
function heldPrompt() {
  const part = new Part('INPUT');
  const held = holdInput(part as unknown as HTMLElement, vi.fn());
  const entered: string[] = [];
  const type = (value: string) => {
    part.value = value;
    part.dispatchEvent(new Event('input'));
  };
  part.addEventListener('click', () => {
    entered.push(part.value);
    part.value = '';
  });
  return { part, held, type, entered };
}

it('replays several typed and entered lines one by one', async () => {
  const { part, held, type, entered } = heldPrompt();
  for (const line of ['A 300', 'FOO AX', '', 'H 1A F']) {
    type(line);
    part.click();
  }
  held.replay()();
  await vi.waitFor(() => expect(entered).toEqual(['A 300', 'FOO AX', '', 'H 1A F']));
});

it('keeps text typed after the last click, even if the replayed click clears the field', async () => {
  const { part, held, type, entered } = heldPrompt();
  type('first');
  part.click();
  type('second');
  held.replay()();
  await vi.waitFor(() => expect(entered).toEqual(['first']));
  await vi.waitFor(() => expect(part.value).toBe('second'));
});
