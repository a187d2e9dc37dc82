import { SHAPE_LOOKS, type DrawnText, type Drawing, type ShapeLook, type TextLook } from '../core/drawing';
import { LINE_HEIGHT, type TextBlock } from './textSize';

/** From the top of a line to its baseline. */
const BASELINE = 14;

/** A tenth of a pixel is enough, and keeps pages small. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Writes a path with rounded numbers: path`M${x} ${y}h${width}`. */
export const path = (strings: TemplateStringsArray, ...values: readonly number[]): string =>
  String.raw({ raw: strings }, ...values.map(round));

export const rectangle = (x: number, y: number, width: number, height: number): string =>
  path`M${x} ${y}h${width}v${height}h${-width}z`;

export function roundedRectangle(x: number, y: number, width: number, height: number, radius: number): string {
  const [across, down] = [width - 2 * radius, height - 2 * radius];
  return (
    path`M${x + radius} ${y}h${across}a${radius} ${radius} 0 0 1 ${radius} ${radius}v${down}` +
    path`a${radius} ${radius} 0 0 1 ${-radius} ${radius}h${-across}a${radius} ${radius} 0 0 1 ${-radius} ${-radius}` +
    path`v${-down}a${radius} ${radius} 0 0 1 ${radius} ${-radius}z`
  );
}

export const circle = (x: number, y: number, radius: number): string =>
  path`M${x - radius} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0z`;

/** Collects the shapes and texts of a drawing. */
export class Pen {
  private readonly paths = new Map<ShapeLook, string>();
  private readonly texts: DrawnText[] = [];

  draw(look: ShapeLook, shape: string): void {
    this.paths.set(look, (this.paths.get(look) ?? '') + shape);
  }

  write(look: TextLook, x: number, y: number, text: string): void {
    if (text !== '') this.texts.push({ look, x: round(x), y: round(y + BASELINE), text });
  }

  /** Writes lines one below the other. */
  writeBlock(look: TextLook, x: number, y: number, { lines }: Pick<TextBlock, 'lines'>): void {
    lines.forEach((line, index) => this.write(look, x, y + index * LINE_HEIGHT, line));
  }

  finish({ left, width, height }: Pick<Drawing, 'left' | 'width' | 'height'>): Drawing {
    const shapes = SHAPE_LOOKS.flatMap((look) => {
      const shape = this.paths.get(look);
      return shape === undefined ? [] : [[look, shape] as const];
    });
    return { left: Math.floor(left), width: Math.ceil(width), height: Math.ceil(height), shapes, texts: this.texts };
  }
}
