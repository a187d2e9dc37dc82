import type { EdgeEnd } from '../core/model';
import type { Point } from './layoutGraph';
import { circle, path, type Pen } from './pen';

/** How far a line is shortened, where the sign at its end is filled. */
const LENGTHS: Readonly<Record<EdgeEnd, number>> = {
  none: 0,
  arrow: 7,
  extension: 13,
  aggregation: 18,
  composition: 18,
  dependency: 1,
  only_one: 0,
  zero_or_one: 0,
  one_or_more: 0,
  zero_or_more: 0,
};

/** A point seen from the end of a line: so far back along it, and so far to its side. */
type Place = (back: number, aside: number) => Point;

function placeAt(tip: Point, before: Point): Place {
  const length = Math.hypot(tip.x - before.x, tip.y - before.y) || 1;
  const [x, y] = [(before.x - tip.x) / length, (before.y - tip.y) / length];
  return (back, aside) => ({ x: tip.x + x * back - y * aside, y: tip.y + y * back + x * aside });
}

function polygon(place: Place, corners: readonly (readonly [back: number, aside: number])[], close = 'z'): string {
  return (
    corners
      .map(([back, aside], index) => {
        const { x, y } = place(back, aside);
        return index === 0 ? path`M${x} ${y}` : path`L${x} ${y}`;
      })
      .join('') + close
  );
}

const bar = (place: Place, back: number): string =>
  polygon(
    place,
    [
      [back, -6],
      [back, 6],
    ],
    '',
  );

const foot = (place: Place): string =>
  polygon(
    place,
    [
      [0, -7],
      [12, 0],
      [0, 7],
    ],
    '',
  );

function ring(place: Place, back: number): string {
  const { x, y } = place(back, 0);
  return circle(x, y, 4.5);
}

function drawSign(pen: Pen, end: EdgeEnd, place: Place): void {
  const diamond = [
    [0, 0],
    [9, -6],
    [18, 0],
    [9, 6],
  ] as const;
  switch (end) {
    case 'arrow':
      return pen.draw(
        'head',
        polygon(place, [
          [0, 0],
          [9, -4.5],
          [9, 4.5],
        ]),
      );
    case 'dependency':
      return pen.draw(
        'mark',
        polygon(
          place,
          [
            [10, -5],
            [1, 0],
            [10, 5],
          ],
          '',
        ),
      );
    case 'extension':
      return pen.draw(
        'hollow',
        polygon(place, [
          [1, 0],
          [13, -7],
          [13, 7],
        ]),
      );
    case 'aggregation':
      return pen.draw('hollow', polygon(place, diamond));
    case 'composition':
      return pen.draw('head', polygon(place, diamond));
    case 'only_one':
      return pen.draw('mark', bar(place, 7) + bar(place, 12));
    case 'zero_or_one':
      pen.draw('hollow', ring(place, 15));
      return pen.draw('mark', bar(place, 7));
    case 'one_or_more':
      return pen.draw('mark', foot(place) + bar(place, 16));
    case 'zero_or_more':
      pen.draw('hollow', ring(place, 17));
      return pen.draw('mark', foot(place));
    default:
      return undefined;
  }
}

/** Draws the signs at both ends of a line; returns its points, shortened where a sign is filled. */
export function drawEnds(pen: Pen, points: readonly Point[], start: EdgeEnd, end: EdgeEnd): Point[] {
  const [first, second] = points;
  const last = points.at(-1);
  const beforeLast = points.at(-2);
  if (!first || !second || !last || !beforeLast) return [];
  const atStart = placeAt(first, second);
  const atEnd = placeAt(last, beforeLast);
  drawSign(pen, start, atStart);
  drawSign(pen, end, atEnd);
  return [atStart(LENGTHS[start], 0), ...points.slice(1, -1), atEnd(LENGTHS[end], 0)];
}
