import type { Code, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { runAtBuild } from '../node/runAtBuild';
import { parseFenceMeta, WrongFenceWord, type FenceMeta } from '../core/fenceMeta';
import type { RunOutcome } from '../../lab-kit/core/outcome';
import type { BuildOutcome } from '../runtime/buildRuntime';
import { injectImport } from 'light-pages/islands/remark/injectImport';
import { dataAttribute } from 'light-pages/islands/remark/jsxAttribute';
import { locationOf } from '../../../remark/locationOf';

const COMPONENT = { imported: 'JsRun', local: 'JsRun', from: '@site/src/features/code-lab/JsRun' };

interface Fence {
  node: Code;
  parent: Parent;
  index: number;
  meta: FenceMeta;
}

function lineOf({ position }: Code, inside = 0): number {
  return (position?.start.line ?? 0) + inside;
}

function findFences(tree: Root, file: VFile): Fence[] {
  const fences: Fence[] = [];
  visit(tree, 'code', (node: Code, index, parent) => {
    try {
      const meta = parseFenceMeta(node.lang, node.meta);
      if (meta && parent && index !== undefined) fences.push({ node, parent, index, meta });
    } catch (error) {
      if (!(error instanceof WrongFenceWord)) throw error;
      throw new Error(`${locationOf(file, lineOf(node))}: ${error.message}.`, { cause: error });
    }
  });
  return fences;
}

/** The problem with an outcome, if any: the line inside the fence, and a sentence that explains how to fix it. */
function complaint(outcome: BuildOutcome, meta: FenceMeta): { line?: number; text: string } | undefined {
  const { error, stopped, nondeterminism } = outcome;
  if (nondeterminism) {
    return {
      text: `this \`js run\` fence uses ${nondeterminism.what}, whose result changes. Instead, ${nondeterminism.instead}, or write \`nondeterministic\` after \`run\` to print no output`,
    };
  }
  if (stopped) {
    const why = { time: 'ran too long', memory: 'used more than 64 MB', lost: 'ended its own thread' }[stopped];
    return {
      text: `this \`js run\` fence ${why} and was stopped. Make it finish sooner; timer delays count, although the build does not wait for them`,
    };
  }
  if (error && !meta.throws) {
    return {
      line: error.line,
      text: `this \`js run\` fence ended with ${error.name}: ${error.message}. Fix the code, or write \`throws\` after \`run\` if the error is what the page shows`,
    };
  }
  if (!error && meta.throws) {
    return { text: 'this `js run` fence says `throws`, but ends without an error. Remove the word or fix the code' };
  }
  if (error && meta.errorName && error.name !== meta.errorName) {
    return {
      line: error.line,
      text: `this \`js run\` fence should end with ${meta.errorName}, but ended with ${error.name}: ${error.message}`,
    };
  }
  return undefined;
}

async function runFence({ node, meta }: Fence, file: VFile): Promise<RunOutcome> {
  const outcome = await runAtBuild({ code: node.value, nondeterministic: meta.nondeterministic });
  const problem = complaint(outcome, meta);
  if (problem) throw new Error(`${locationOf(file, lineOf(node, problem.line))}: ${problem.text}`);
  const { entries, truncated, error } = outcome;
  return { entries, truncated, ...(error && { error }) };
}

/**
 * Runs ```` ```js run ```` fences while a document is compiled and adds their output below the code. A fence that fails
 * stops the build with file, line and message; see `code-lab/README.md`.
 */
export function jsRun() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const fences = findFences(tree, file);
    for (const fence of fences) {
      const { node, parent, index, meta } = fence;
      const outcome = await runFence(fence, file);
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: COMPONENT.local,
        attributes: [
          dataAttribute('code', node.value),
          ...(meta.title ? [dataAttribute('title', meta.title)] : []),
          ...(meta.nondeterministic ? [] : [dataAttribute('recorded', outcome)]),
          ...(meta.predict ? [dataAttribute('predict', true)] : []),
        ],
        children: [],
        position: node.position,
      };
    }
    if (fences.length > 0) injectImport(tree, COMPONENT);
  };
}
