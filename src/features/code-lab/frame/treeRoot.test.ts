import { createElement, lazy, Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { describe, expect, it, vi } from 'vitest';
import type { DrawnElement, DrawnNode } from '../core/drawnTree';
import type { HandlerCall } from '../core/liveEvent';
import { TreeRoot } from './treeRoot';

const STATE = { fields: { value: '' }, dataset: {}, box: { x: 1, y: 2, width: 3, height: 4 } };

function mount(node: ReactNode) {
  const errors: unknown[] = [];
  const changed = vi.fn();
  const root = new TreeRoot(changed, (thrown) => errors.push(thrown));
  root.render(node);
  const text = () => textOf(root.snapshot());
  const call = (found: DrawnElement, handler: string, value = '', type = 'click'): HandlerCall => ({
    id: found.id,
    handler,
    event: { type },
    target: { ...STATE, fields: { value } },
    currentTarget: STATE,
  });
  return { root, errors, changed, text, call };
}

function textOf(nodes: readonly DrawnNode[]): string {
  return nodes.map((node) => (typeof node === 'string' ? node : `<${node.name}>${textOf(node.children)}`)).join('');
}

function find(nodes: readonly DrawnNode[], name: string): DrawnElement {
  const elements = nodes.filter((node) => typeof node !== 'string');
  const found = elements.find((element) => element.name === name);
  const within = elements.flatMap(({ children }) => children);
  if (found) return found;
  if (within.length === 0) throw new Error(`no ${name}`);
  return find(within, name);
}

describe('TreeRoot', () => {
  it('returns the rendered tree as plain data', async () => {
    const { root, text } = mount(
      createElement(
        'p',
        { className: 'a', style: { height: 3, color: 'red', top: null }, title: 5n, onClick: () => 1 },
        ['one ', createElement('b', { key: 'b' }, 2)],
      ),
    );
    await vi.waitFor(() => expect(text()).toBe('<p>one <b>2'));
    expect(root.snapshot()[0]).toMatchObject({
      name: 'p',
      props: { className: 'a', style: { height: 3, color: 'red' }, title: '5' },
      handlers: ['onClick'],
    });
    expect(structuredClone(root.snapshot())).toEqual(root.snapshot());
  });

  it('calls handlers with the event, and renders their changes with the same ids', async () => {
    function Counter() {
      const [n, setN] = useState(0);
      return createElement(
        'div',
        { onClick: () => setN((now) => now + 100) },
        createElement('button', {
          onClick: (event: { target: { value: string }; stopPropagation: () => void }) => {
            setN((now) => now + Number(event.target.value));
            if (n > 0) event.stopPropagation();
          },
        }),
        `n ${n}`,
      );
    }
    const { root, text, call } = mount(createElement(Counter));
    await vi.waitFor(() => expect(text()).toContain('n 0'));
    const [div, button] = [find(root.snapshot(), 'div'), find(root.snapshot(), 'button')];
    const click = (value: string) => root.dispatch([call(button, 'onClick', value), call(div, 'onClick')]);
    click('1');
    expect(text()).toContain('n 101');
    click('2');
    expect(text()).toContain('n 103');
    expect(find(root.snapshot(), 'button').id).toBe(button.id);
  });

  it('keeps elements when their order changes, and drops removed ones', async () => {
    const list = (keys: string) =>
      createElement(
        'ul',
        {},
        [...keys].map((key) => createElement('li', { key }, key)),
      );
    const { root, text } = mount(list('abcd'));
    await vi.waitFor(() => expect(text()).toBe('<ul><li>a<li>b<li>c<li>d'));
    const ids = () => find(root.snapshot(), 'ul').children.map((child) => (child as DrawnElement).id);
    const [a, b, , d] = ids();
    root.render(list('dba'));
    await vi.waitFor(() => expect(text()).toBe('<ul><li>d<li>b<li>a'));
    expect(ids()).toEqual([d, b, a]);
  });

  it('runs effects, waits for lazy components, and reports errors', async () => {
    const Late = lazy(() => Promise.resolve({ default: () => 'late' }));
    function App() {
      const [told, tell] = useState('first');
      useEffect(() => tell('effect, '), []);
      return createElement('p', {}, told, createElement(Suspense, { fallback: '…' }, createElement(Late)));
    }
    const { text } = mount(createElement(App));
    await vi.waitFor(() => expect(text()).toBe('<p>effect, late'));

    const thrown = new TypeError('in render');
    const broken = mount(
      createElement(() => {
        throw thrown;
      }),
    );
    await vi.waitFor(() => expect(broken.errors).toEqual([thrown]));
    const {
      root,
      errors,
      call,
      text: shown,
    } = mount(
      createElement('button', {
        onClick: () => {
          throw thrown;
        },
      }),
    );
    await vi.waitFor(() => expect(shown()).toBe('<button>'));
    root.dispatch([call(find(root.snapshot(), 'button'), 'onClick')]);
    expect(errors).toEqual([thrown]);
  });

  it('reports that elements are out of reach when a ref is used', async () => {
    function App() {
      const ref = useRef<HTMLInputElement>(null);
      useEffect(() => {
        ref.current?.focus();
      }, []);
      return createElement('input', { ref });
    }
    const { errors } = mount(createElement(App));
    await vi.waitFor(() => expect(String(errors[0])).toContain('out of reach in the code lab: focus of a ref'));
  });
});
