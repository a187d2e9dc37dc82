/** The options after ```` ```js ```` of a fence that runs. */
export interface FenceMeta {
  nondeterministic: boolean;
  /** Whether an uncaught error is expected. */
  throws: boolean;
  /** Expected name of the error, if the fence specifies one. */
  errorName?: string;
  title?: string;
}

const LANGUAGES = new Set(['js', 'javascript', 'mjs']);
const WORD = /(\w+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'{]+)))?|\{[^}]*\}/g;
const KNOWN = new Set(['run', 'throws', 'nondeterministic', 'title']);

/** Thrown for an unknown option after `run`, which is probably a typo. */
export class UnknownFenceWord extends Error {
  override name = 'UnknownFenceWord';
}

/**
 * Parses the options of a fence.
 *
 * @returns undefined for a fence that does not run
 * @throws {@link UnknownFenceWord} for an unknown option
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
    throw new UnknownFenceWord(
      `"${unknown}" is not an option of a \`js run\` fence; the options are ${[...KNOWN].join(', ')}`,
    );
  }
  return {
    nondeterministic: words.has('nondeterministic'),
    throws: words.has('throws'),
    ...(words.get('throws') && { errorName: words.get('throws') }),
    ...(words.get('title') && { title: words.get('title') }),
  };
}
