import { box, COLORS, type CardNode } from '../../sharing/core/cardTree';

export const COVER_SIZE = { width: 1200, height: 1600 } as const;

/** What stands on the cover of a book. */
export interface Cover {
  readonly siteName: string;
  readonly title: string;
  readonly description: string;
  /** Lines at the foot: the author, the language, the day of the last change, the licence. */
  readonly facts: readonly string[];
}

const EDGE = 110;
/** From the left edge to the text: the rule stands between. */
const INDENT = EDGE + 50;
/** A title of more letters is smaller, so that it takes no more than four lines. */
const LONG_TITLE = 40;

/** The cover as satori's elements: a page of the notebook, with its coral rule. */
export function coverTree({ siteName, title, description, facts }: Cover): CardNode {
  const rule = { position: 'absolute', left: EDGE, top: 0, width: 6, height: COVER_SIZE.height };
  const fontSize = title.length > LONG_TITLE ? 88 : 116;
  return box(
    {
      ...COVER_SIZE,
      position: 'relative',
      boxSizing: 'border-box',
      flexDirection: 'column',
      padding: `110px ${EDGE}px 110px ${INDENT}px`,
      backgroundColor: COLORS.paper,
      fontFamily: 'Be Vietnam Pro',
    },
    [
      box({ ...rule, backgroundColor: COLORS.coral }),
      box({ fontSize: 44, fontWeight: 700, color: COLORS.teal }, siteName),
      box({ marginTop: 150, fontSize, fontWeight: 700, lineHeight: 1.2, color: COLORS.ink }, title),
      box({ marginTop: 60, flex: 1, fontSize: 42, lineHeight: 1.5, color: COLORS.soft }, description),
      box(
        { flexDirection: 'column', fontSize: 38, lineHeight: 1.5, color: COLORS.soft },
        facts.map((fact, index) => (index === 0 ? box({ fontWeight: 700, color: COLORS.ink }, fact) : box({}, fact))),
      ),
    ],
  );
}
