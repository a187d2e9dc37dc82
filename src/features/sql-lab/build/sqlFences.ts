import type { Code, Parent, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { datasetById, imageOfDataset } from '../../../../courses/sql/datasets';
import { FenceProblem, parseSqlFence, type SqlFence } from '../core/fenceMeta';
import type { LabBlock } from '../core/labBlock';
import { cachedPage } from '../node/cachedPage';
import { PageProblem, type LocatedFence } from '../node/runPage';
import { injectImport } from 'light-pages/islands/remark/injectImport';
import { dataAttribute } from 'light-pages/islands/remark/jsxAttribute';
import { fileName, locationOf } from '../../../remark/locationOf';

const TIMED = { imported: 'SqlTimed', local: 'SqlTimed', from: '@site/src/features/sql-lab/SqlTimed' };
const LAB = { imported: 'SqlLab', local: 'SqlLab', from: '@site/src/features/sql-lab/SqlLab' };

/** Front matter key for the dataset of a page's fences. */
const DATASET_KEY = 'sql_dataset';
const DEFAULT_DATASET = 'nha_sach';

interface FoundFence {
  readonly node: Code;
  readonly parent: Parent;
  readonly index: number;
  readonly fence: SqlFence;
}

function problemAt(file: VFile, line: number, message: string, cause?: unknown): Error {
  return new Error(`${locationOf(file, line)}: ${message}.`, { cause });
}

function lineOf({ position }: Code): number {
  return position?.start.line ?? 0;
}

function findFences(tree: Root, file: VFile): FoundFence[] {
  const found: FoundFence[] = [];
  visit(tree, 'code', (node: Code, index, parent) => {
    try {
      const fence = parseSqlFence(node.lang, node.meta);
      if (fence && parent && index !== undefined) found.push({ node, parent, index, fence });
    } catch (error) {
      if (error instanceof FenceProblem) throw problemAt(file, lineOf(node), error.message, error);
      throw error;
    }
  });
  return found;
}

function datasetOf(file: VFile): string {
  const { [DATASET_KEY]: dataset = DEFAULT_DATASET } = (file.data.frontMatter ?? {}) as Record<string, unknown>;
  return String(dataset);
}

async function runFences(found: readonly FoundFence[], file: VFile): Promise<Map<Code, LabBlock | undefined>> {
  const located = found.map(({ node, fence }): LocatedFence & { node: Code } => ({
    node,
    fence,
    code: node.value,
    line: lineOf(node),
  }));
  const defaultDataset = datasetOf(file);
  for (const { fence, line } of located) {
    try {
      datasetById(fence.dataset ?? defaultDataset);
    } catch (error) {
      throw problemAt(file, line, (error as Error).message.replace(/\.$/, ''), error);
    }
  }
  try {
    const blocks = await cachedPage(
      fileName(file.path),
      located.map(({ fence, code, line }) => ({ fence, code, line })),
      defaultDataset,
      imageOfDataset,
    );
    return new Map(located.map(({ node }, index) => [node, blocks[index]]));
  } catch (error) {
    if (error instanceof PageProblem) throw problemAt(file, error.line, error.message, error);
    throw error;
  }
}

/**
 * Runs ```` ```sql run ````, ```` ```sql plan ```` and ````
 * ```sql timed ```` fences while a document is compiled and replaces them by labs with their answers. A fence that does
 * not behave as declared stops the build with file, line and the engine's message; see `sql-lab/README.md`.
 */
export function sqlFences() {
  return async (tree: Root, file: VFile): Promise<void> => {
    const found = findFences(tree, file);
    const blocks = await runFences(found, file);
    for (const { node, parent, index } of found) {
      const block = blocks.get(node);
      if (!block) continue;
      parent.children[index] = {
        type: 'mdxJsxFlowElement',
        name: (block.timed ? TIMED : LAB).local,
        attributes: [dataAttribute('id', block.id), dataAttribute('block', block)],
        children: [],
        position: node.position,
      };
    }
    if (found.some(({ fence }) => fence.kind !== 'timed')) injectImport(tree, LAB);
    if (found.some(({ fence }) => fence.kind === 'timed')) injectImport(tree, TIMED);
  };
}
