/** How a shape looks; each has a rule in the style sheet. The order is that of drawing. */
export const SHAPE_LOOKS = [
  'life',
  'plate',
  'bar',
  'frame',
  'tab',
  'line',
  'dotted',
  'thick',
  'box',
  'choice',
  'end',
  'note',
  'band',
  'rule',
  'outline',
  'mark',
  'hollow',
  'head',
  'ink',
] as const;
export type ShapeLook = (typeof SHAPE_LOOKS)[number];

/** How a line of text looks: in the middle of its place, or beginning there. */
export type TextLook = 'label' | 'name' | 'beside' | 'middle' | 'quiet' | 'code' | 'type' | 'key';

/** A line of text; `y` is its baseline. */
export interface DrawnText {
  readonly look: TextLook;
  readonly x: number;
  readonly y: number;
  readonly text: string;
}

/** A finished drawing: all shapes of a look are one path. */
export interface Drawing {
  /** Where the drawing begins; it reaches this far to the left of its origin. */
  readonly left: number;
  readonly width: number;
  readonly height: number;
  readonly shapes: readonly (readonly [look: ShapeLook, path: string])[];
  readonly texts: readonly DrawnText[];
}

/** A diagram as a page shows it. */
export interface DiagramView {
  readonly title: string;
  readonly description: string;
  /** Fits a phone; the only one if it also serves wider pages. */
  readonly narrow: Drawing;
  readonly wide?: Drawing;
}
