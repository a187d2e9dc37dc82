/** Longer texts of an engine are cut: a page takes seconds to lay out one of several megabytes. */
export const MAX_MESSAGE = 2_000;

/** The part of an engine's text that is shown, and the number of characters left out. */
export interface CutMessage {
  readonly text: string;
  readonly leftOut: number;
}

/** Cuts an engine's text to a length that a page can show, and never in the middle of a character. */
export function cutMessage(text: string): CutMessage {
  if (text.length <= MAX_MESSAGE) return { text, leftOut: 0 };
  const isBroken = (text.codePointAt(MAX_MESSAGE - 1) ?? 0) > 0xffff;
  const end = isBroken ? MAX_MESSAGE - 1 : MAX_MESSAGE;
  return { text: text.slice(0, end), leftOut: text.length - end };
}
