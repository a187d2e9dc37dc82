/** A parser of text that a reader, or the sender of a link, can write freely. */
export interface Parser {
  /** What the text is, or where it comes from. */
  readonly name: string;
  /**
   * Parses a text and checks the result.
   *
   * @returns whether the rest of the site can use the result
   */
  readonly isSound: (text: string) => boolean;
  /** Valid texts, from which damaged ones are made. */
  readonly samples: readonly [string, ...string[]];
  /** The errors that the parser may throw, if any: exactly these classes, not derived ones. */
  readonly throws: readonly ErrorConstructor[];
}

/** Creates one entry of the list. */
export function parser<Answer>(
  name: string,
  parse: (text: string) => Answer,
  isSound: (answer: Answer, text: string) => boolean,
  samples: Parser['samples'],
  throws: Parser['throws'] = [],
): Parser {
  return { name, isSound: (text) => isSound(parse(text), text), samples, throws };
}

/** The JSON value of a text, or the text itself: a message from the reader's own code may be any value. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
