import path from 'node:path';
import type { BlockContent, Code, Parent, Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { requestText, responseText } from '../core/httpText';
import { parseRecordedFence, type RecordedFence } from '../core/recordedFence';
import type { LineRange, Recording, SqlResult } from '../core/recording';
import { RecordingProblem } from '../core/recordingProblem';
import { selectExchange, selectLines, selectResults, selectText, withoutLastBreak } from '../core/selectPart';
import { visibleControls } from '../core/visibleControls';
import { readInput, readRecording } from '../node/readRecording';
import { injectImport } from 'light-pages/islands/remark/injectImport';
import { attributeValue, dataAttribute } from 'light-pages/islands/remark/jsxAttribute';
import { locationOf } from '../../../remark/locationOf';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

/** The components that show a recording; each document imports only those that it uses. */
const COMPONENTS = ['RecordedCode', 'RecordedFrame', 'RecordedNote', 'RecordedResult'] as const;
const GUESS = 'GuessFirst';
type ComponentName = (typeof COMPONENTS)[number] | typeof GUESS;
const EXCHANGE = 'RecordedExchange';

function element(name: ComponentName, attributes: object, children: BlockContent[] = []): MdxJsxFlowElement {
  const list = Object.entries(attributes).map(([key, value]) => dataAttribute(key, value));
  return { type: 'mdxJsxFlowElement', name, attributes: list, children };
}

function recordedCode(language: string, code: string): MdxJsxFlowElement {
  return element('RecordedCode', { code: visibleControls(code), language });
}

function withVisibleControls(result: Omit<SqlResult, 'sql'>): Omit<SqlResult, 'sql'> {
  if (!result.rows) return result;
  return { ...result, rows: result.rows.map((row) => row.map((value) => value && visibleControls(value))) };
}

/** An output, folded if it waits for the reader's prediction. */
function output(node: MdxJsxFlowElement, { predict }: RecordedFence): MdxJsxFlowElement {
  return predict ? element(GUESS, {}, [node]) : node;
}

/** Whether a server's answer says more than that the statement has run. */
function isTelling({ columns, changedRows, error }: SqlResult): boolean {
  return columns !== undefined || error !== undefined || Boolean(changedRows);
}

/** The line that names the product that printed what follows, and the day. */
function origin({ tool, version, recordedOn }: Recording): MdxJsxFlowElement {
  return element('RecordedNote', { tool, version, recordedOn });
}

function drawInput(
  root: string,
  recording: Recording,
  { id, file = '', lines, marked }: RecordedFence,
  lang: Code['lang'],
): BlockContent[] {
  const text = withoutLastBreak(readInput(root, id, recording, file));
  // A normal code block, because readers copy files.
  const value = lines ? selectLines(text, lines) : text;
  // Where an input from outside the folder lies is no matter of the reader's.
  const name = file.startsWith('../') ? path.posix.basename(file) : file;
  return [element('RecordedNote', { file: name }), { type: 'code', lang, meta: marked ?? null, value }];
}

/** Some lines of a report that a statement returns as one value, such as the status of a storage engine. */
function drawLines(results: readonly SqlResult[], lines: LineRange, fence: RecordedFence): BlockContent[] {
  const [result, ...others] = results;
  const reports = (result?.rows ?? []).flat().filter((value) => value?.includes('\n'));
  if (!result || others.length > 0 || reports.length !== 1)
    throw new RecordingProblem(
      '`lines=` applies to a statement that returns one value with several lines',
      'choose such a statement with `part=`, or leave `lines=` out',
    );
  return [recordedCode('sql', result.sql), output(recordedCode('text', selectLines(reports[0] ?? '', lines)), fence)];
}

function drawFence(root: string, fence: RecordedFence, lang: Code['lang']): BlockContent[] {
  const recording = readRecording(root, fence.id);
  if (fence.file) return drawInput(root, recording, fence, lang);
  if ('exchanges' in recording)
    throw new RecordingProblem(
      `${fence.id} contains HTTP exchanges, which a fence cannot show`,
      `write <${EXCHANGE} id="${fence.id}/1" />`,
    );
  if ('schedules' in recording)
    throw new RecordingProblem(
      `${fence.id} contains schedules, which a fence cannot show`,
      'show them with <TransactionSchedule … />',
    );
  if ('stdout' in recording)
    return [
      origin(recording),
      output(recordedCode(lang ?? 'text', selectText(recording, fence.part, fence.lines)), fence),
    ];
  if (lang !== 'sql') throw new RecordingProblem(`${fence.id} contains SQL results`, 'start the fence with ```sql');
  const results = selectResults(recording.results, fence.part);
  if (fence.lines) return [origin(recording), ...drawLines(results, fence.lines, fence)];
  const answers = results.flatMap((one) => {
    const { sql, part: _, user, hasWaited, ...result } = one;
    const answer = element('RecordedResult', { result: withVisibleControls(result) });
    return [
      ...(user === undefined ? [] : [element('RecordedNote', { user, ...(hasWaited && { hasWaited }) })]),
      recordedCode('sql', sql),
      isTelling(one) ? output(answer, fence) : answer,
    ];
  });
  return [origin(recording), ...answers];
}

function drawExchange(root: string, exchange: Element): BlockContent[] {
  const id = attributeValue(exchange, 'id');
  const [, recordingId, part] = (typeof id === 'string' && /^(.+)\/([^/]+)$/.exec(id)) || [];
  if (recordingId === undefined || part === undefined)
    throw new RecordingProblem(`<${EXCHANGE}> does not name an exchange`, 'write id="<topic>/<name>/<number>"');
  const recording = readRecording(root, recordingId);
  if (!('exchanges' in recording))
    throw new RecordingProblem(`${recordingId} contains no HTTP exchanges`, 'show it with a fence');
  const { request, response } = selectExchange(recording.exchanges, part);
  return [
    origin(recording),
    element('RecordedNote', { side: 'request' }),
    recordedCode('http', requestText(request)),
    element('RecordedNote', { side: 'response', ...(response.isShortened && { isShortened: true }) }),
    recordedCode('http', responseText(response)),
  ];
}

/** The nodes that replace a node; undefined where it shows no recording. */
function draw(root: string, node: Code | Element): BlockContent[] | undefined {
  if (node.type !== 'code') return node.name === EXCHANGE ? drawExchange(root, node) : undefined;
  const fence = parseRecordedFence(node.meta);
  if (!fence) return undefined;
  if (node.value.trim() !== '')
    throw new RecordingProblem('the build fills a recorded fence, but this one already has text', 'leave it empty');
  return drawFence(root, fence, node.lang);
}

/**
 * Fills ```` ```text recorded=… ```` and ```` ```sql recorded=… ```` fences and `<RecordedExchange id="…" />` with the
 * output of a product (`recordings/`). A recording that is missing, or older than its inputs, stops the build with file
 * and line.
 *
 * @param root - the folder that contains `recordings`
 */
export function recordings({ root = process.cwd() } = {}) {
  return (tree: Root, file: VFile): void => {
    let found = false;
    visit(tree, ['code', 'mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent: Parent | undefined) => {
      try {
        const children = draw(root, node as Code | Element);
        if (!children || !parent || index === undefined) return undefined;
        parent.children[index] = { ...element('RecordedFrame', {}, children), position: node.position };
        found = true;
        return index + 1;
      } catch (error) {
        if (!(error instanceof RecordingProblem)) throw error;
        const location = locationOf(file, node.position?.start.line);
        throw new Error(`${location}: ${error.message}; ${error.mend}.`, { cause: error });
      }
    });
    if (!found) return;
    const used = new Set<string>();
    visit(tree, 'mdxJsxFlowElement', ({ name }: MdxJsxFlowElement) => void used.add(name ?? ''));
    for (const name of COMPONENTS.filter((component) => used.has(component)))
      injectImport(tree, { imported: name, local: name, from: `@site/src/features/recordings/${name}` });
    if (used.has(GUESS)) injectImport(tree, { imported: GUESS, local: GUESS, from: `@site/src/components/${GUESS}` });
  };
}
