import { parse, type AnyNode } from 'acorn';

/** A node and its parent. */
export interface NodePath {
  node: AnyNode;
  parent?: AnyNode;
}

/** A replacement for a part of the code. */
export interface Change {
  start: number;
  end: number;
  text: string;
}

function isNode(value: unknown): value is AnyNode {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string';
}

function childrenOf(node: AnyNode): AnyNode[] {
  return Object.values(node)
    .flatMap((value: unknown) => (Array.isArray(value) ? (value as unknown[]) : [value]))
    .filter(isNode);
}

/** Every node of some code in order; parents precede their children. */
export function nodePathsOf(code: string): NodePath[] {
  const collect = (node: AnyNode, parent?: AnyNode): NodePath[] => [
    { node, parent },
    ...childrenOf(node).flatMap((child) => collect(child, node)),
  ];
  return collect(parse(code, { ecmaVersion: 2022 }));
}

/** Applies one change to the code. */
export function applyChange(code: string, { start, end, text }: Change): string {
  return code.slice(0, start) + text + code.slice(end);
}
