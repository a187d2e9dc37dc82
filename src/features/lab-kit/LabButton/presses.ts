/** What a button of a lab does when it is pressed. */
type Action = 'start' | 'stop' | 'other';

/** The part of a click that tells a second press from a new one. */
interface Press {
  readonly timeStamp: number;
  /** How many presses the browser counts as one, for example two for a double click. */
  readonly detail: number;
}

/** Two presses within this time are meant for the same button. */
const SECOND_PRESS_MS = 400;

/**
 * Ignores the second of two quick presses where the first has changed the button under the finger: the one on Run must
 * not stop, and the one on Stop must not run again.
 */
export class Presses {
  private readonly last = { start: -Infinity, stop: -Infinity, other: -Infinity };

  /** Whether a press counts; to be asked once for each. */
  counts(action: Action, { timeStamp, detail }: Press): boolean {
    // The first press may be one that was held until the page was ready, and then repeated later than the second.
    const isSecond =
      action === 'stop'
        ? timeStamp - this.last.start < SECOND_PRESS_MS
        : action === 'start' && detail > 1 && timeStamp - this.last.stop < SECOND_PRESS_MS;
    if (!isSecond) this.last[action] = timeStamp;
    return !isSecond;
  }
}
