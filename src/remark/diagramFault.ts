import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import { originalLine } from './mermaidLines';

/** What is wrong with a diagram: a line of its text, counted from 1, and why. */
export interface DiagramFault {
  readonly line: number;
  readonly reason: string;
}

/** The thread's answer; a diagram that Mermaid can parse has no fault. */
interface Answer {
  readonly fault?: { readonly name: string; readonly message: string; readonly frontMatterLine?: number };
}

/** Mermaid replaces longer texts by a notice (`maxTextSize`). */
const LONGEST = 50_000;
/** Mermaid writes the icons of these diagrams as markup that the pages' policy shows as text (Trusted Types). */
const WITH_ICONS = /^\s*architecture-beta\b/m;
const THREAD = path.resolve('src/remark/mermaidThread.mjs');

let thread: Worker | undefined;
/** Diagrams are parsed one after another, so the answers arrive in the order of the requests. */
let last: Promise<unknown> = Promise.resolve();
const known = new Map<string, Promise<DiagramFault | undefined>>();

async function ask(text: string): Promise<Answer> {
  const current = (thread ??= new Worker(THREAD, { execArgv: [] }));
  current.ref();
  current.postMessage(text);
  try {
    const [answer] = (await once(current, 'message')) as [Answer];
    return answer;
  } catch (error) {
    thread = undefined;
    throw error;
  } finally {
    // An idle thread must not keep the build alive.
    current.unref();
  }
}

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

function describe(text: string, { name, message, frontMatterLine }: NonNullable<Answer['fault']>): DiagramFault {
  if (name === 'UnknownDiagramError')
    return { line: 1, reason: 'the first line does not name a diagram type that Mermaid knows' };
  // js-yaml counts lines from 0, starting below the dashes.
  if (frontMatterLine !== undefined)
    return {
      line: frontMatterLine + 2,
      reason: `its front matter has an error: ${message.replace(/ \(\d+:\d+\)[\s\S]*/, '')}`,
    };
  const [, counted] = /on line (\d+)/.exec(message) ?? [];
  const line = originalLine(text, Number(counted ?? 1));
  // The position in the message is left out: the author gets the line in the file and its text.
  const why = oneLine(message.replace(/^[\s\S]*(?:-\^\n|on line \d+, column \d+:)/, '')).replace(/\.$/, '');
  return { line, reason: `${why}, in \`${text.split('\n')[line - 1]?.trim() ?? ''}\`` };
}

async function findFault(text: string): Promise<DiagramFault | undefined> {
  if (text.length > LONGEST)
    return { line: 1, reason: `it has ${text.length} characters, but Mermaid's limit is ${LONGEST}` };
  const { fault } = await ask(text);
  if (fault) return describe(text, fault);
  if (!WITH_ICONS.test(text)) return undefined;
  return { line: 1, reason: "the content policy of the site's pages blocks the icons of architecture diagrams" };
}

/**
 * Why Mermaid cannot draw a diagram; undefined if it can. Each text is parsed once per build, although both languages
 * and both bundles ask.
 */
export function diagramFault(text: string): Promise<DiagramFault | undefined> {
  const found = known.get(text) ?? last.then(() => findFault(text));
  known.set(text, found);
  last = found.catch(() => undefined);
  return found;
}
