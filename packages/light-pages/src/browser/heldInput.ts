import type { Typed, TypedField } from './replayField';

/** A click or key that waits for the script that handles it. */
interface HeldPress {
  /** What was typed since the press before. */
  readonly fields: ReadonlyMap<TypedField, Typed>;
  readonly press: () => void;
}

const isField = (target: EventTarget | null): target is TypedField =>
  target instanceof HTMLElement && /^(?:INPUT|TEXTAREA|SELECT)$/.test(target.tagName);

/**
 * What a reader does before the scripts that handle it have come, in the order in which it happens: a click may replace
 * what a field shows. The inline script holds the input of a page, `islands/holdInput.ts` that of an island, and
 * `replayInput.ts` replays both.
 */
export class HeldInput {
  /** Further ones are added while these are replayed. */
  readonly presses: HeldPress[] = [];
  /** What was typed since the last press. */
  fields = new Map<TypedField, Typed>();
  /** Whether anything was typed at all. */
  hasText = false;
  /** Whether the events of this moment come from the replay, and are not to be held again. */
  isReplaying = false;

  /** Notes what a field holds after an `input` event. */
  type(field: EventTarget | null): void {
    if (this.isReplaying || !isField(field)) return;
    this.hasText = true;
    const { value, checked } = field;
    this.note(field, { value, checked });
  }

  press(press: () => void): void {
    this.presses.push({ fields: this.fields, press });
    this.fields = new Map();
  }

  /** Drops what was pressed, and keeps what was typed. */
  forgetPresses(): void {
    const { fields: last } = this;
    this.fields = new Map();
    for (const fields of [...this.presses.splice(0).map((held) => held.fields), last])
      for (const [field, typed] of fields) this.note(field, typed);
  }

  private note(field: TypedField, typed: Typed): void {
    // The last of several radio buttons is the one that is chosen.
    this.fields.delete(field);
    this.fields.set(field, typed);
  }
}
