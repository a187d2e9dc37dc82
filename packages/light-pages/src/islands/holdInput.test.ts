import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { holdInput } from './holdInput';

/** A button, or a field, that is a part of its own. */
class Part extends EventTarget {
  value = '';

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

/** Makes a part that is held, with what the events that reach it would do. */
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

it('holds a press, and presses again once the part runs', async () => {
  const { part, held, onTouch, answer } = heldPart('BUTTON', 'click');
  part.click();
  expect(onTouch).toHaveBeenCalled();
  expect(answer).not.toHaveBeenCalled();
  held.replay()();
  await vi.waitFor(() => expect(answer).toHaveBeenCalledOnce());
});

it('presses once what is pressed again after a failure', async () => {
  const { part, held, answer } = heldPart('BUTTON', 'click');
  part.click();
  held.forgetPresses();
  part.click();
  held.replay()();
  await vi.waitFor(() => expect(answer).toHaveBeenCalled());
  await new Promise((settle) => setTimeout(settle));
  expect(answer).toHaveBeenCalledOnce();
});

it('keeps what was typed when it forgets the presses', () => {
  const { part, held } = heldPart('TEXTAREA', 'input');
  part.value = 'SELECT 1';
  part.dispatchEvent(new Event('input'));
  held.forgetPresses();
  // As React puts the page's text back.
  part.value = '';
  held.replay();
  expect(part.value).toBe('SELECT 1');
});

/** A prompt: a field that a press reads and clears. */
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

it('enters line by line what was typed and entered line by line', async () => {
  const { part, held, type, entered } = heldPrompt();
  for (const line of ['A 300', 'FOO AX', '', 'H 1A F']) {
    type(line);
    part.click();
  }
  held.replay()();
  await vi.waitFor(() => expect(entered).toEqual(['A 300', 'FOO AX', '', 'H 1A F']));
});

it('leaves what was typed after the last press as it is, whatever the press does', async () => {
  const { part, held, type, entered } = heldPrompt();
  type('first');
  part.click();
  type('second');
  held.replay()();
  await vi.waitFor(() => expect(entered).toEqual(['first']));
  await vi.waitFor(() => expect(part.value).toBe('second'));
});
