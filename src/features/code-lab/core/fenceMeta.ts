/** What the words after ```` ```js ```` say of a fence that runs. */
export interface FenceMeta {
  nondeterministic: boolean;
  /** Whether an uncaught error is expected. */
  throws: boolean;
  /** The error's expected name, where one was given. */
  errorName?: string;
  title?: string;
}

const LANGUAGES = new Set(['js', 'javascript', 'mjs']);
const WORD = /(\w+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'{]+)))?|\{[^}]*\}/g;
const KNOWN = new Set(['run', 'throws', 'nondeterministic', 'title']);

/** A word after `run` that means nothing: most likely a slip of the pen. */
export class UnknownFenceWord extends Error {
  override name = 'UnknownFenceWord';
}

/**
 * Reads the meta of a fence.
 *
 * @returns undefined for a fence that does not run
 * @throws {@link UnknownFenceWord} for a word that no running fence knows
 */
export function parseFenceMeta(
  language: string | null | undefined,
  meta: string | null | undefined,
): FenceMeta | undefined {
  if (!LANGUAGES.has(language ?? '')) return undefined;
  const words = new Map<string, string>();
  for (const [text, word, double, single, bare] of (meta ?? '').matchAll(WORD)) {
    words.set(word ?? text, double ?? single ?? bare ?? '');
  }
  if (!words.has('run')) return undefined;
  const unknown = [...words.keys()].find((word) => !KNOWN.has(word));
  if (unknown) {
    throw new UnknownFenceWord(`"${unknown}" means nothing on a \`js run\` fence; it knows ${[...KNOWN].join(', ')}`);
  }
  return {
    nondeterministic: words.has('nondeterministic'),
    throws: words.has('throws'),
    ...(words.get('throws') && { errorName: words.get('throws') }),
    ...(words.get('title') && { title: words.get('title') }),
  };
}
