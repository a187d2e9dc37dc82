import type { BlockContent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { imageOfDataset } from '../../../../courses/sql/datasets';
import { RecordingProblem } from '../../recordings/core/recordingProblem';
import type { Recording, SqlResult } from '../../recordings/core/recording';
import { selectResults } from '../../recordings/core/selectPart';
import { readRecording } from '../../recordings/node/readRecording';
import type { SqlFence } from '../core/fenceMeta';
import { engineAnswer, recordedAnswer, type SystemAnswer } from '../core/statements/systemAnswer';
import { cachedPage } from '../node/cachedPage';
import { PageProblem } from '../node/runPage';
import { SYSTEM_NAMES } from '../systemNames';
import { injectImport } from 'light-pages/islands/remark/injectImport';
import { attributeValue, dataAttribute } from 'light-pages/islands/remark/jsxAttribute';
import { fileName, locationOf } from '../../../remark/locationOf';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const ELEMENT = 'SqlError';
const MESSAGES = 'SqlErrorMessages';
const DATASET = 'nha_sach';

/** Each statement runs alone, on a fresh bookshop, and fails on at least one of the engines. */
const FENCE: SqlFence = { kind: 'run', fresh: true, differs: true, error: true, varies: true, predict: false, rows: 1 };

/** A statement of the catalogue, and the recorded server's answer. */
interface Entry {
  readonly node: Element;
  readonly line: number;
  readonly sql: string;
  readonly recorded: SystemAnswer;
}

function resultOf(recording: Recording, id: string, part: string): SqlResult {
  if (!('results' in recording))
    throw new RecordingProblem(`${id} contains no SQL results`, 'name a recording of a database server');
  const [result, second] = selectResults(recording.results, part);
  if (!result || second)
    throw new RecordingProblem(
      `the part ${part} of ${id} is not a single statement`,
      'give each statement its own part',
    );
  return result;
}

function entryOf(root: string, node: Element, line: number): Entry {
  const id = attributeValue(node, 'id');
  const [, recordingId, part] = (typeof id === 'string' && /^(.+)\/([^/]+)$/.exec(id)) || [];
  if (recordingId === undefined || part === undefined)
    throw new RecordingProblem(`<${ELEMENT}> does not name a statement`, 'write id="<topic>/<name>/<part>"');
  const recording = readRecording(root, recordingId);
  const result = resultOf(recording, recordingId, part);
  return { node, line, sql: result.sql, recorded: recordedAnswer(`${recording.tool} ${recording.version}`, result) };
}

/**
 * Replaces `<SqlError id="mysql/errors/unknown-column" />` by a statement and the answers of SQLite, PostgreSQL and a
 * recorded server. The statement is stored only in the input of the recording. The site's own engines run it while the
 * document is compiled, each time on a fresh bookshop.
 *
 * @param root - the folder that contains `recordings`
 */
export function sqlErrors({ root = process.cwd() } = {}) {
  return async (tree: Root, file: VFile): Promise<void> => {
    const entries: Entry[] = [];
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      if (!('name' in node) || node.name !== ELEMENT) return;
      const line = node.position?.start.line ?? 0;
      try {
        entries.push(entryOf(root, node as Element, line));
      } catch (error) {
        if (!(error instanceof RecordingProblem)) throw error;
        throw new Error(`${locationOf(file, line)}: ${error.message}; ${error.mend}.`, { cause: error });
      }
    });
    if (entries.length === 0) return;

    const fences = entries.map(({ sql, line }) => ({ fence: FENCE, code: sql, line }));
    const blocks = await cachedPage(fileName(file.path), fences, DATASET, imageOfDataset).catch((error: unknown) => {
      if (!(error instanceof PageProblem)) throw error;
      throw new Error(`${locationOf(file, error.line)}: ${error.message}.`, { cause: error });
    });
    for (const [index, { node, sql, recorded }] of entries.entries()) {
      const outcomes = blocks[index]?.outcomes ?? [];
      const answers = [...outcomes.map((outcome) => engineAnswer(SYSTEM_NAMES[outcome.engine], outcome)), recorded];
      const children: BlockContent[] = [
        { type: 'code', lang: 'sql', value: sql },
        { type: 'mdxJsxFlowElement', name: MESSAGES, attributes: [dataAttribute('answers', answers)], children: [] },
      ];
      Object.assign(node, { type: 'mdxJsxFlowElement', name: null, attributes: [], children });
    }
    injectImport(tree, {
      imported: MESSAGES,
      local: MESSAGES,
      from: '@site/src/features/sql-lab/SqlErrorMessages',
    });
  };
}
