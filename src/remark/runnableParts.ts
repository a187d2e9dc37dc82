import type { Nodes, Root, RootContent } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { RunnableCounts, RunnableKind } from '../core/runnableKinds';
import { injectImport } from 'light-pages/islands/remark/injectImport';
import { dataAttribute } from 'light-pages/islands/remark/jsxAttribute';

const MODULE = '@site/src/components/RunnableParts';
const LINE = 'RunnableParts';
const START = 'FirstRun';
const SIMULATORS = /^\s*import\s+\{([^}]+)\}\s+from\s+['"]@site\/src\/features\/simulators\//;

const OF_COMPONENT: Readonly<Record<string, RunnableKind>> = {
  K6Lab: 'scripts',
  WebLab: 'attacks',
  InjectionLab: 'attacks',
  SqlExercise: 'exercises',
  CodeProblem: 'exercises',
  K6Exercise: 'exercises',
  WebLabFix: 'exercises',
};

function kindOfFence(language: string | null | undefined, meta: string | null | undefined): RunnableKind | undefined {
  const words = (meta ?? '').split(/\s+/);
  if (language === 'sql') return words.some((word) => ['run', 'plan', 'timed'].includes(word)) ? 'sql' : undefined;
  return words.some((word) => ['run', 'live'].includes(word)) ? 'js' : undefined;
}

/** Names of the simulators that the document imports. */
function simulatorsIn(tree: Root): ReadonlySet<string> {
  const names = new Set<string>();
  visit(tree, 'mdxjsEsm', ({ value }: { value: string }) => {
    for (const line of value.split('\n'))
      for (const name of SIMULATORS.exec(line)?.[1]?.split(',') ?? []) names.add(name.trim());
  });
  return names;
}

function kindOf(node: Nodes, simulators: ReadonlySet<string>): RunnableKind | undefined {
  if (node.type === 'code') return kindOfFence(node.lang, node.meta);
  if (node.type !== 'mdxJsxFlowElement' || node.name === null) return undefined;
  return simulators.has(node.name) ? 'simulators' : OF_COMPONENT[node.name];
}

/**
 * Finds what a reader can run on a page: fences, simulators and labs, graded exercises.
 *
 * @returns how many there are of each kind, and the block that holds the first; undefined where nothing runs
 */
export function findRunnable(tree: Root): { counts: RunnableCounts; first: RootContent } | undefined {
  const simulators = simulatorsIn(tree);
  const counts: RunnableCounts = {};
  let first: RootContent | undefined;
  for (const block of tree.children) {
    visit(block, (node) => {
      const kind = kindOf(node, simulators);
      if (!kind) return;
      counts[kind] = (counts[kind] ?? 0) + 1;
      first ??= block;
    });
  }
  return first && { counts, first };
}

const element = (name: string, counts: RunnableCounts = {}): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: Object.entries(counts).map(([kind, count]) => dataAttribute(kind, count)),
  children: [],
});

/**
 * Begins a document that has parts which run with a line that says so and leads to the first of them: readers took
 * lessons for texts to read.
 */
export function runnableParts() {
  return (tree: Root): void => {
    const found = findRunnable(tree);
    if (!found) return;
    tree.children.splice(tree.children.indexOf(found.first), 0, element(START));
    const start = tree.children.findIndex(({ type }) => !['mdxjsEsm', 'yaml', 'toml'].includes(type));
    const hasTitle = tree.children[start]?.type === 'heading' && tree.children[start].depth === 1;
    tree.children.splice(start + (hasTitle ? 1 : 0), 0, element(LINE, found.counts));
    for (const name of [LINE, START]) injectImport(tree, { imported: name, local: name, from: MODULE });
  };
}
