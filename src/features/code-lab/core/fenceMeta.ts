/** The options after ```` ```js ```` of a fence that runs. */
export interface FenceMeta {
  nondeterministic: boolean;
  /** Whether an uncaught error is expected. */
  throws: boolean;
  /** Expected name of the error, if the fence specifies one. */
  errorName?: string;
  /** Whether the text asks the reader to predict the output, which is folded at first. */
  predict?: boolean;
  title?: string;
}

const LANGUAGES = new Set(['js', 'javascript', 'mjs']);
const WORD = /(\w+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s"'{]+)))?|\{[^}]*\}/g;
const KNOWN = new Set(['run', 'throws', 'nondeterministic', 'predict', 'title']);

/** Thrown for an unknown option after `run`, which is probably a typo, or for two that contradict each other. */
export class WrongFenceWord extends Error {
  override name = 'WrongFenceWord';
}

/**
 * Parses the options of a fence.
 *
 * @returns undefined for a fence that does not run
 * @throws {@link WrongFenceWord} for an unknown option, or for two that contradict each other
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
    throw new WrongFenceWord(
      `"${unknown}" is not an option of a \`js run\` fence; the options are ${[...KNOWN].join(', ')}`,
    );
  }
  if (words.has('predict') && words.has('nondeterministic')) {
    throw new WrongFenceWord('`nondeterministic` prints no output that could wait for a prediction: remove `predict`');
  }
  return {
    nondeterministic: words.has('nondeterministic'),
    throws: words.has('throws'),
    ...(words.get('throws') && { errorName: words.get('throws') }),
    ...(words.has('predict') && { predict: true }),
    ...(words.get('title') && { title: words.get('title') }),
  };
}
