import { once } from 'node:events';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { ParsedDiagram } from '../features/diagrams/core/parsed';
import { originalLine } from './mermaidLines';

/** What is wrong with a diagram: a line of its text, counted from 1, and why. */
export interface DiagramFault {
  readonly line: number;
  readonly reason: string;
}

/** What a diagram is: a fault, or what it contains if it is of a kind that the site draws. */
export interface ReadDiagram {
  readonly fault?: DiagramFault;
  readonly diagram?: ParsedDiagram;
}

/** The thread's answer; a diagram that Mermaid can parse has no fault. */
interface Answer {
  readonly fault?: { readonly name: string; readonly message: string; readonly frontMatterLine?: number };
  readonly diagram?: ParsedDiagram;
}

/** Mermaid replaces longer texts by a notice (`maxTextSize`). */
const LONGEST = 50_000;
/** Mermaid writes the icons of these diagrams as markup that the pages' policy shows as text (Trusted Types). */
const WITH_ICONS = /^\s*architecture-beta\b/m;
const THREAD = path.resolve('src/remark/mermaidThread.mjs');

let thread: Worker | undefined;
/** Diagrams are parsed one after another, so the answers arrive in the order of the requests. */
let last: Promise<unknown> = Promise.resolve();
const known = new Map<string, Promise<ReadDiagram>>();

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

async function read(text: string): Promise<ReadDiagram> {
  if (text.length > LONGEST)
    return { fault: { line: 1, reason: `it has ${text.length} characters, but Mermaid's limit is ${LONGEST}` } };
  const { fault, diagram } = await ask(text);
  if (fault) return { fault: describe(text, fault) };
  if (!WITH_ICONS.test(text)) return diagram ? { diagram } : {};
  return {
    fault: { line: 1, reason: "the content policy of the site's pages blocks the icons of architecture diagrams" },
  };
}

/** Reads a diagram with Mermaid's parser: once per build, although both languages and both bundles ask. */
export function readDiagram(text: string): Promise<ReadDiagram> {
  const before = known.get(text);
  // A known diagram must not become the last one: the next request would not wait for those that still run.
  if (before) return before;
  const found = last.then(() => read(text));
  known.set(text, found);
  last = found.catch(() => undefined);
  return found;
}
