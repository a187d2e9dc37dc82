import type { Nodes, Root } from 'mdast';
import type { MdxJsxFlowElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import { RUNNABLE_KINDS, type RunnableCounts, type RunnableKind } from '../core/runnableKinds';
import { injectImport } from 'light-pages/islands/remark/injectImport';

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

/** Counts what a reader can run in a part of a page: fences, simulators and labs, graded exercises. */
export function countRunnable(part: Nodes, simulators: ReadonlySet<string>): RunnableCounts {
  const counts: RunnableCounts = {};
  visit(part, (node) => {
    const kind =
      node.type === 'code'
        ? kindOfFence(node.lang, node.meta)
        : node.type === 'mdxJsxFlowElement' && node.name !== null
          ? simulators.has(node.name)
            ? 'simulators'
            : OF_COMPONENT[node.name]
          : undefined;
    if (kind) counts[kind] = (counts[kind] ?? 0) + 1;
  });
  return counts;
}

const element = (name: string, counts: RunnableCounts = {}): MdxJsxFlowElement => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: RUNNABLE_KINDS.flatMap((kind) =>
    counts[kind] ? [{ type: 'mdxJsxAttribute' as const, name: kind, value: String(counts[kind]) }] : [],
  ),
  children: [],
});

/**
 * Begins a document that has parts which run with a line that says so and leads to the first of them: readers took
 * lessons for texts to read.
 */
export function runnableParts() {
  return (tree: Root): void => {
    const simulators = simulatorsIn(tree);
    const counts = countRunnable(tree, simulators);
    const runs = tree.children.findIndex((part) => Object.keys(countRunnable(part, simulators)).length > 0);
    if (runs === -1) return;
    tree.children.splice(runs, 0, element(START));
    const start = tree.children.findIndex(({ type }) => !['mdxjsEsm', 'yaml', 'toml'].includes(type));
    const hasTitle = tree.children[start]?.type === 'heading' && tree.children[start].depth === 1;
    tree.children.splice(start + (hasTitle ? 1 : 0), 0, element(LINE, counts));
    for (const name of [LINE, START]) injectImport(tree, { imported: name, local: name, from: MODULE });
  };
}
