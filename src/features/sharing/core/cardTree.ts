import type { Figure } from './types';

export const CARD_SIZE = { width: 1200, height: 630 } as const;

/** What stands on a card. */
export interface Card {
  section: string;
  title: string;
  /** A sentence about the page, shown where no figure is. */
  description?: string;
  siteName: string;
  /** The site's promise, at the foot. */
  promise: string;
  figure?: Figure;
}

/** An element in the form that satori takes. */
export interface CardNode {
  type: string;
  props: { style: Record<string, string | number>; children?: string | CardNode | CardNode[] };
}

/** The font joins `>=` to one sign, which is not what a reader types; in separate parts the signs stay as they are. */
const BETWEEN_SIGNS = /(?<=[!&*+./:<=>|-])(?=[!&*+./:<=>|-])/;

/** The site's paper, ink, teal and coral, in the light mode. */
export const COLORS = {
  paper: '#fbfaf6',
  surface: '#ffffff',
  sunken: '#f4f2ea',
  line: '#cfccbd',
  ink: '#111b1a',
  soft: '#45565a',
  teal: '#0f6f67',
  coral: '#b4432e',
};
const EDGE = 72;
/** From the left edge to the text: the rule stands between. */
const INDENT = EDGE + 34;
const INNER = CARD_SIZE.width - INDENT - EDGE;
/** Room for the title, without and with a figure below it, in pixels. */
const TITLE_HEIGHT = { alone: 250, overFigure: 188 };
const TITLE_SIZES = { alone: [84, 74, 64, 56, 48, 42], overFigure: [60, 52, 46, 40, 36] };

/** A box of a card, which lays out what it contains in a row unless its style says otherwise. */
export const box = (style: CardNode['props']['style'], children?: CardNode['props']['children']): CardNode => ({
  type: 'div',
  props: { style: { display: 'flex', ...style }, children },
});

function titleNode(title: string, fontSize: number): CardNode {
  return box(
    { width: INNER, fontSize, fontWeight: 700, lineHeight: 1.2, color: COLORS.ink, letterSpacing: '-0.01em' },
    title,
  );
}

function tableNode({ columns, rows }: Extract<Figure, { kind: 'table' }>): CardNode {
  const lineOf = (cells: readonly string[], isHead: boolean) =>
    box(
      { backgroundColor: isHead ? COLORS.sunken : COLORS.surface, borderBottom: `1px solid ${COLORS.line}` },
      cells.map((cell) =>
        box(
          {
            flex: 1,
            padding: '9px 18px',
            fontSize: 25,
            lineHeight: 1.25,
            whiteSpace: 'nowrap',
            fontWeight: isHead ? 700 : 400,
            color: isHead ? COLORS.soft : COLORS.ink,
          },
          cell,
        ),
      ),
    );
  return box({ flexDirection: 'column', border: `1px solid ${COLORS.line}`, borderBottom: 'none' }, [
    lineOf(columns, true),
    ...rows.map((row) => lineOf(row, false)),
  ]);
}

function codeNode({ text }: Extract<Figure, { kind: 'code' }>): CardNode {
  return box(
    {
      flexDirection: 'column',
      padding: '16px 24px',
      border: `1px solid ${COLORS.line}`,
      backgroundColor: COLORS.surface,
      fontFamily: 'JetBrains Mono',
      fontSize: 26,
      lineHeight: 1.4,
      color: COLORS.ink,
    },
    text.split('\n').map((line) =>
      box(
        { minHeight: 36 },
        line.split(BETWEEN_SIGNS).map((part) => box({ whiteSpace: 'pre' }, part)),
      ),
    ),
  );
}

/** Sizes of the title to try, from the largest, and the height that it may take. */
export function titleChoices({ title, figure }: Card): { height: number; nodes: CardNode[] } {
  const place = figure ? 'overFigure' : 'alone';
  return { height: TITLE_HEIGHT[place], nodes: TITLE_SIZES[place].map((size) => titleNode(title, size)) };
}

/**
 * The card as satori's elements: a page of the notebook, with its coral rule.
 *
 * @param titleElement - one of {@link titleChoices}
 */
export function cardTree({ section, description, siteName, promise, figure }: Card, titleElement: CardNode): CardNode {
  return box(
    {
      ...CARD_SIZE,
      position: 'relative',
      boxSizing: 'border-box',
      flexDirection: 'column',
      padding: `52px ${EDGE}px 40px ${INDENT}px`,
      backgroundColor: COLORS.paper,
      fontFamily: 'Be Vietnam Pro',
    },
    [
      box({
        position: 'absolute',
        left: EDGE,
        top: 0,
        width: 4,
        height: CARD_SIZE.height,
        backgroundColor: COLORS.coral,
      }),
      box({ height: 44, fontSize: 30, fontWeight: 700, color: COLORS.teal, whiteSpace: 'nowrap' }, section),
      box({ marginTop: 8 }, [titleElement]),
      box(
        { flex: 1, flexDirection: 'column', justifyContent: 'center', overflow: 'hidden' },
        figure
          ? [figure.kind === 'table' ? tableNode(figure) : codeNode(figure)]
          : [box({ fontSize: 32, lineHeight: 1.45, color: COLORS.soft }, description ?? '')],
      ),
      box({ justifyContent: 'space-between', alignItems: 'flex-end', height: 44, fontSize: 27, color: COLORS.soft }, [
        box({ fontWeight: 700, color: COLORS.ink }, siteName),
        box({}, promise),
      ]),
    ],
  );
}
