import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { HeldInput } from './heldInput';
import { replayInput } from './replayInput';

/** A field as the browser and React see it. */
class Field extends EventTarget {
  value = '';
  checked = false;
  isConnected = true;
  /** What React compares the next value with. */
  seen = '';
  readonly _valueTracker = { setValue: (value: string) => (this.seen = value) };

  constructor(
    readonly type: string,
    readonly ariaLabel = '',
    readonly tagName = 'INPUT',
  ) {
    super();
  }

  /** As React does: a change is what differs from what it saw. */
  onChange(listen: (value: string) => void): void {
    const isBox = this.type !== 'text';
    this.addEventListener(isBox ? 'click' : 'input', () => {
      const now = isBox ? String(this.checked) : this.value;
      if (now === this.seen) return;
      this.seen = now;
      listen(now);
    });
  }

  click(): void {
    this.checked = this.type === 'radio' || !this.checked;
    this.dispatchEvent(new Event('click'));
  }
}

let all: Field[];
let held: HeldInput;

beforeEach(() => {
  all = [];
  held = new HeldInput();
  vi.stubGlobal('HTMLElement', Field);
  vi.stubGlobal('CSS', { escape: String });
  vi.stubGlobal('document', {
    activeElement: null,
    querySelectorAll: (selector: string) =>
      all.filter(({ ariaLabel, isConnected }) => isConnected && selector === `INPUT[aria-label="${ariaLabel}"]`),
  });
});
afterEach(() => vi.unstubAllGlobals());

function addField(type: string, label?: string): Field {
  const field = new Field(type, label);
  all.push(field);
  return field;
}

function type(field: Field, value: string): void {
  field.value = value;
  held.type(field);
}

function choose(field: Field): void {
  field.click();
  held.type(field);
}

it('restores at once what was typed before the first press, and tells React, also of a text that was deleted', () => {
  const field = addField('text');
  const told: string[] = [];
  field.onChange((value) => told.push(value));
  type(field, '');
  field.value = field.seen = 'the text of the page';
  replayInput(held);
  expect(told).toEqual(['']);
});

it('tells React the typed text each time, although React puts the old one back until it renders', () => {
  const field = addField('text');
  const told: string[] = [];
  for (const name of ['input', 'change']) {
    field.addEventListener(name, () => {
      told.push(field.value);
      field.value = 'given';
    });
  }
  type(field, 'typed');
  replayInput(held);
  expect(told).toEqual(['typed', 'typed']);
});

it('gives each press what was typed before it, and nothing that was typed later', async () => {
  const field = addField('text');
  const pressed: string[] = [];
  const press = () => held.press(() => pressed.push(field.value));
  press();
  type(field, 'first');
  press();
  type(field, 'second');
  press();
  type(field, 'third');
  field.value = 'given';
  await replayInput(held)();
  expect(pressed).toEqual(['given', 'first', 'second']);
  expect(field.value).toBe('third');
});

it('gives what was typed after a press to the field that the press has put in the place of the old one', async () => {
  const old = addField('text', 'query');
  held.press(() => {
    old.isConnected = false;
    addField('text', 'query');
  });
  type(old, 'for the new one');
  old.value = 'given';
  await replayInput(held)();
  expect([old.value, all[1]?.value]).toEqual(['given', 'for the new one']);
});

it('checks a box that React has reset, and reports one that it has kept', () => {
  const [reset, kept] = [addField('checkbox'), addField('checkbox')];
  choose(reset);
  choose(kept);
  reset.checked = false;
  const told: string[] = [];
  for (const box of [reset, kept]) {
    box.seen = String(box.checked);
    box.onChange((value) => told.push(value));
  }
  replayInput(held);
  expect([reset.checked, kept.checked]).toEqual([true, true]);
  expect(told).toEqual(['true', 'true']);
});

it('presses with the choice of that time, and chooses the last one again afterwards', async () => {
  const [left, right] = [addField('radio'), addField('radio')];
  left.addEventListener('click', () => (right.checked = false));
  right.addEventListener('click', () => (left.checked = false));
  const pressed: boolean[][] = [];
  choose(left);
  held.press(() => pressed.push([left.checked, right.checked]));
  choose(right);
  await replayInput(held)();
  expect(pressed).toEqual([[true, false]]);
  expect([left.checked, right.checked]).toEqual([false, true]);
});

it('replays in turn what is pressed and typed meanwhile, and does not hold its own events', async () => {
  const field = addField('text');
  field.addEventListener('input', () => held.type(field));
  const pressed: string[] = [];
  held.press(() => pressed.push('first'));
  const done = replayInput(held)();
  type(field, 'meanwhile');
  held.press(() => pressed.push(field.value));
  await done;
  expect(pressed).toEqual(['first', 'meanwhile']);
  expect(held.presses).toHaveLength(2);
  expect(held.fields.size).toBe(0);
});

it('keeps the last text of each field and the last choice when presses are forgotten', async () => {
  const [field, left, right] = [addField('text'), addField('radio'), addField('radio')];
  const press = vi.fn();
  type(field, 'first');
  choose(left);
  choose(right);
  held.press(press);
  type(field, 'second');
  choose(left);
  held.forgetPresses();
  expect([...held.fields.keys()]).toEqual([right, field, left]);
  field.value = '';
  await replayInput(held)();
  expect(press).not.toHaveBeenCalled();
  expect(field.value).toBe('second');
});
