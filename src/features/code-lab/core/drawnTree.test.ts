import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readDrawnTree } from './drawnTree';
import { DRAWN_LIMITS } from '../../lab-kit/core/outcome';

const element = (rest: object) => ({ id: 1, name: 'p', props: {}, handlers: [], children: [], ...rest });
const SIZE = { refusal: { kind: 'size' } };

describe('readDrawnTree', () => {
  it('accepts what a renderer sends', () => {
    const tree = [
      'text',
      element({
        name: 'select',
        props: { multiple: true, value: ['1', '2'], style: { top: 3, color: 'red' }, tabIndex: 0 },
        handlers: ['onChange'],
        children: [element({ id: 2, name: 'option', children: ['1'] })],
      }),
    ];
    expect(readDrawnTree(tree)).toEqual({ nodes: tree });
  });

  it.each(['script', 'iframe', 'IFRAME', 'use', 'feImage', 'meta', 'base', 'object', 'a b', '', '<b'])(
    'rejects the element %s',
    (name) => {
      expect(readDrawnTree([element({ name })])).toEqual({ refusal: { kind: 'forbidden', what: `<${name}>` } });
    },
  );

  it.each(['dangerouslySetInnerHTML', 'srcDoc', 'pattern'])('rejects the property %s', (name) => {
    expect(readDrawnTree([element({ props: { [name]: '(a+)+$' } })])).toEqual({
      refusal: { kind: 'forbidden', what: name },
    });
  });

  it('rejects trees that are too large or nested too deeply', () => {
    const nested = (depth: number): object => element({ children: depth > 1 ? [nested(depth - 1)] : [] });
    expect(readDrawnTree(Array.from({ length: DRAWN_LIMITS.nodes }, () => 'x'))).toHaveProperty('nodes');
    expect(readDrawnTree(Array.from({ length: DRAWN_LIMITS.nodes + 1 }, () => 'x'))).toEqual(SIZE);
    expect(readDrawnTree(['x'.repeat(DRAWN_LIMITS.characters + 1)])).toEqual(SIZE);
    expect(readDrawnTree([element({ props: { title: 'x'.repeat(DRAWN_LIMITS.characters) } })])).toEqual(SIZE);
    expect(readDrawnTree([nested(DRAWN_LIMITS.depth)])).toHaveProperty('nodes');
    expect(readDrawnTree([nested(DRAWN_LIMITS.depth + 1)])).toEqual(SIZE);
  });

  it('rejects handlers and children passed in other ways', () => {
    const props = { children: 'x', ref: 'r', key: 'k', onClick: 'alert(1)', title: 't' };
    expect(readDrawnTree([element({ props, handlers: ['onClick', 'onclick', 'style', 7] })])).toEqual({
      nodes: [element({ props: { title: 't' }, handlers: ['onClick'] })],
    });
  });

  it('handles any value', () => {
    const node = fc.record(
      {
        id: fc.anything(),
        name: fc.anything(),
        props: fc.anything(),
        handlers: fc.anything(),
        children: fc.anything(),
      },
      { requiredKeys: [] },
    );
    const any = fc.anything({ withNullPrototype: true });
    fc.assert(
      fc.property(fc.oneof(any, fc.array(fc.oneof(any, node))), (value) => {
        const tree = readDrawnTree(value);
        if ('nodes' in tree) structuredClone(tree.nodes);
      }),
      { numRuns: 2_000 },
    );
  });
});
