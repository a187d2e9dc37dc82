/** Something that makes sense of a text which a reader, or whoever sent the reader a link, can write as they like. */
export interface Parser {
  /** Where the text comes from. */
  readonly name: string;
  /**
   * Parses a text and looks at the answer.
   *
   * @returns whether the answer is one that the rest of the site can take
   */
  readonly isSound: (text: string) => boolean;
  /** Texts as they are meant, of which damaged ones are made. */
  readonly samples: readonly [string, ...string[]];
  /** The errors that it may throw, if any: these very kinds, not those derived from them. */
  readonly throws: readonly ErrorConstructor[];
}

/** One line of the list. */
export function parser<Answer>(
  name: string,
  parse: (text: string) => Answer,
  isSound: (answer: Answer, text: string) => boolean,
  samples: Parser['samples'],
  throws: Parser['throws'] = [],
): Parser {
  return { name, isSound: (text) => isSound(parse(text), text), samples, throws };
}

/** A message as the reader's own code can send it: any value. */
export function fromJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return text;
  }
}
