import { createElement, Fragment, useLayoutEffect, useState, type ReactNode, type SyntheticEvent } from 'react';
import type { DrawnElement, DrawnNode } from '../core/drawnTree';
import type { HandlerCall } from '../core/liveEvent';
import { readEvent } from './readEvent';

const FIELDS = new Set(['input', 'textarea', 'select']);

interface Live {
  /** Number of the last turn of events that the tree reflects. */
  turn: number;
  /** Forwards the call of a handler and returns the turn to which it belongs. */
  call: (call: HandlerCall) => number;
}

/** Renders the tree sent by the thread of the reader's code. */
export function DrawnTree({
  nodes,
  onDrawn,
  ...live
}: Live & { nodes: readonly DrawnNode[]; onDrawn: () => void }): ReactNode {
  useLayoutEffect(onDrawn, [nodes, onDrawn]);
  return createElement(Fragment, null, ...toNodes(nodes, live));
}

function toNodes(nodes: readonly DrawnNode[], live: Live): ReactNode[] {
  return nodes.map((node) => {
    if (typeof node === 'string') return node;
    if (FIELDS.has(node.name)) return <Field key={node.id} element={node} live={live} />;
    return createElement(node.name, { key: node.id, ...propsOf(node, live) }, ...toNodes(node.children, live));
  });
}

type Handler = (event: SyntheticEvent) => void;

function propsOf({ id, props, handlers }: DrawnElement, { call }: Live): Record<string, unknown> {
  const calls = handlers.map((name): [string, Handler] => [name, (event) => void call(readEvent(id, name, event))]);
  return { ...props, ...Object.fromEntries(calls) };
}

interface Typed {
  value: string | string[];
  checked: boolean;
  turn: number;
}

function readField(field: EventTarget): Pick<Typed, 'value' | 'checked'> {
  const value =
    field instanceof HTMLSelectElement && field.multiple
      ? [...field.selectedOptions].map((option) => option.value)
      : (field as HTMLInputElement).value;
  return { value, checked: (field as HTMLInputElement).checked };
}

/** A form field that keeps showing the typed value until the code has responded, so that no input is lost meanwhile. */
function Field({ element, live }: { element: DrawnElement; live: Live }): ReactNode {
  const [typed, setTyped] = useState<Typed>();
  const { id, name, props, handlers, children } = element;
  const attributes = propsOf(element, live);
  const listening = ['onChange', 'onInput'].filter((handler) => handlers.includes(handler));
  for (const handler of listening) {
    attributes[handler] = (event: SyntheticEvent) => {
      const turn = live.call(readEvent(id, handler, event));
      setTyped({ ...readField(event.currentTarget), turn });
    };
  }
  if (typed && typed.turn > live.turn) {
    if ('value' in props) attributes.value = typed.value;
    if ('checked' in props) attributes.checked = typed.checked;
  }
  return createElement(name, attributes, ...toNodes(children, live));
}
