import { describe, expect, it } from 'vitest';
import type { GraphModel } from '../core/model';
import { inReadingOrder } from './inReadingOrder';
import { layoutGraph, type PlacedGraph } from './layoutGraph';
import { layoutOutline } from './layoutOutline';
import { breakText, textWidth } from './textSize';

const graph = (edges: readonly (readonly [from: string, to: string, label?: string])[]): GraphModel => ({
  kind: 'graph',
  direction: 'down',
  nodes: [...new Set(edges.flatMap(([from, to]) => [from, to]))].map((id) => ({
    id,
    shape: 'box',
    label: `Hộp ${id}`,
  })),
  edges: edges.map(([from, to, label = '']) => ({
    ...{ from, to, label, look: 'line', start: 'none', end: 'arrow', startLabel: '', endLabel: '' },
  })),
});

interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}
const overlap = (a: Box, b: Box) =>
  a.x < b.x + b.width - 1 && b.x < a.x + a.width - 1 && a.y < b.y + b.height - 1 && b.y < a.y + a.height - 1;

/** Labels that lie on a box, an edge or another label. */
function hiddenLabels({ nodes, edges }: PlacedGraph): string[] {
  const labels = edges.flatMap((edge) =>
    edge.labels.map(({ block, x, y }) => ({ x, y, width: block.width, height: block.height, text: edge.label })),
  );
  const lines = edges.flatMap(({ points }) =>
    points.slice(1).map((to, index) => {
      const from = points[index] ?? to;
      return {
        x: Math.min(from.x, to.x) - 1,
        y: Math.min(from.y, to.y) - 1,
        width: Math.abs(from.x - to.x) + 2,
        height: Math.abs(from.y - to.y) + 2,
      };
    }),
  );
  const others = [...nodes, ...lines];
  return labels
    .filter(
      (label, index) =>
        others.some((other) => overlap(label, other)) || labels.slice(index + 1).some((other) => overlap(label, other)),
    )
    .map(({ text }) => text);
}

describe('text', () => {
  it('is as wide as the letters of the font, with all marks of Vietnamese', () => {
    expect(textWidth('label', 'ươ')).toBeCloseTo(textWidth('label', 'ư') + textWidth('label', 'ơ'), 0);
    expect(textWidth('label', 'ế')).toBeCloseTo(textWidth('label', 'e'), 0);
    expect(textWidth('name', 'Khung trang')).toBeGreaterThan(textWidth('label', 'Khung trang'));
    expect(textWidth('code', 'abcd')).toBeCloseTo(4 * 8.4, 1);
  });

  it('breaks between words into lines of about the same length, and in long names only where it must', () => {
    const { lines } = breakText('label', 'Có Pi chưa xong với Need ≤ Work?', 150);
    expect(lines).toEqual(['Có Pi chưa xong', 'với Need ≤ Work?']);
    expect(breakText('label', 'http_req_duration', 200).lines).toEqual(['http_req_duration']);
    expect(breakText('label', 'http_req_duration', 90).lines).toEqual(['http_req_', 'duration']);
    expect(breakText('label', 'một\nhai', 200).lines).toEqual(['một', 'hai']);
  });
});

describe('graphs', () => {
  const back = graph([
    ['a', 'b', 'vào'],
    ['b', 'c', 'một nhãn dài hơn'],
    ['c', 'a', 'quay lại'],
    ['b', 'd', 'không'],
    ['d', 'b', 'rồi'],
  ]);

  it('begin where the author begins, whatever leads back', async () => {
    const { nodes } = await layoutGraph(back, { direction: 'down', nodeWidth: 150, edgeWidth: 100 });
    expect([...nodes].sort((one, other) => one.y - other.y)[0]?.id).toBe('a');
  });

  it('put all sources before what they lead to', () => {
    const sources = graph([
      ['a', 'd'],
      ['b', 'd'],
      ['c', 'd'],
      ['d', 'e'],
    ]);
    expect(inReadingOrder(sources).map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it.each([
    { direction: 'down', nodeWidth: 150, edgeWidth: 100 },
    { direction: 'right', nodeWidth: 150, edgeWidth: 100 },
    { direction: 'down', nodeWidth: 96, edgeWidth: 72, perLayer: 1 },
  ] as const)('have no label on an edge, a box or another label: %o', async (tightness) => {
    expect(hiddenLabels(await layoutGraph(back, tightness))).toEqual([]);
  });

  it('become an outline if they are trees', () => {
    const outline = layoutOutline(
      graph([
        ['a', 'b', 'có'],
        ['a', 'c', 'không'],
        ['c', 'd'],
      ]),
      200,
    );
    expect(outline?.nodes.map(({ id }) => id)).toEqual(['a', 'b', 'c', 'd']);
    expect(outline && hiddenLabels(outline)).toEqual([]);
    expect(layoutOutline(back, 200)).toBeUndefined();
  });
});
