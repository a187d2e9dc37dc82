/** What a button of a lab does when it is pressed; `answer` and `pick` are those of a question with choices. */
type Action = 'start' | 'stop' | 'answer' | 'pick' | 'other';

/** The part of a click that tells a second press from a new one. */
interface Press {
  readonly timeStamp: number;
  /** How many presses the browser counts as one, for example two for a double click. */
  readonly detail: number;
}

/** Two presses within this time are meant for the same button. */
const SECOND_PRESS_MS = 400;

/**
 * Ignores the second of two quick presses where the first has changed what is under the finger: the one on Run must not
 * stop, and the one on Stop must not run again. An answer opens the explanations above its button, so that the second
 * press meets the button again or a choice, which it must not pick.
 */
export class Presses {
  private readonly last = { start: -Infinity, stop: -Infinity, answer: -Infinity, pick: -Infinity, other: -Infinity };

  /** Whether a press counts; to be asked once for each. */
  counts(action: Action, { timeStamp, detail }: Press): boolean {
    const isSoonAfter = (first: Action) => timeStamp - this.last[first] < SECOND_PRESS_MS;
    const isSecond = this.isSecond(action, isSoonAfter, detail);
    if (!isSecond) this.last[action] = timeStamp;
    return !isSecond;
  }

  private isSecond(action: Action, isSoonAfter: (first: Action) => boolean, detail: number): boolean {
    switch (action) {
      case 'stop':
        // The first press may be one that was held until the page was ready, and then repeated later than the second.
        return isSoonAfter('start');
      case 'start':
        return detail > 1 && isSoonAfter('stop');
      case 'answer':
      case 'pick':
        // A key's press, whose count is 0, is never the second of two.
        return detail > 0 && isSoonAfter('answer');
      case 'other':
        return false;
    }
  }
}
