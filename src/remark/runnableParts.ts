import type { Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { RUNNABLE_KINDS, type RunnableCounts, type RunnableKind } from '../core/runnableKinds';
import { injectImport } from 'light-pages/islands/remark/injectImport';

const COMPONENT = { imported: 'RunnableParts', local: 'RunnableParts', from: '@site/src/components/RunnableParts' };
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

/** Counts what a reader can run on a page: fences, simulators and labs by their components, graded exercises. */
export function countRunnable(tree: Root): RunnableCounts {
  const counts: RunnableCounts = {};
  const simulators = new Set<string>();
  const add = (kind: RunnableKind | undefined) => kind && (counts[kind] = (counts[kind] ?? 0) + 1);
  visit(tree, (node) => {
    if (node.type === 'mdxjsEsm') {
      for (const line of node.value.split('\n')) {
        for (const name of SIMULATORS.exec(line)?.[1]?.split(',') ?? []) simulators.add(name.trim());
      }
    } else if (node.type === 'code') add(kindOfFence(node.lang, node.meta));
    else if (node.type === 'mdxJsxFlowElement' && node.name) {
      add(simulators.has(node.name) ? 'simulators' : OF_COMPONENT[node.name]);
    }
  });
  return counts;
}

/** Begins a document that has parts which run with a line that says so: readers took lessons for texts to read. */
export function runnableParts() {
  return (tree: Root): void => {
    const counts = countRunnable(tree);
    if (Object.keys(counts).length === 0) return;
    const line: MdxJsxFlowElement = {
      type: 'mdxJsxFlowElement',
      name: COMPONENT.local,
      attributes: RUNNABLE_KINDS.flatMap((kind) =>
        counts[kind] ? [{ type: 'mdxJsxAttribute' as const, name: kind, value: String(counts[kind]) }] : [],
      ),
      children: [],
    };
    const start = tree.children.findIndex(({ type }) => !['mdxjsEsm', 'yaml', 'toml'].includes(type));
    const hasTitle = tree.children[start]?.type === 'heading' && tree.children[start].depth === 1;
    tree.children.splice(start + (hasTitle ? 1 : 0), 0, line);
    injectImport(tree, COMPONENT);
  };
}
