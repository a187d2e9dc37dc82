import { LineCounter, isMap, isScalar, parseDocument } from 'yaml';

/** A YAML or JSON mapping that knows the lines of its top-level keys. */
export interface LocatedMap {
  values: Record<string, unknown>;
  /** Line of a top-level key; the mapping's first line for a key that it lacks. */
  lineOf: (key: string) => number;
}

/** A syntax error: the reason, and the line where parsing stopped. */
export class SourceSyntaxError extends Error {
  override name = 'SourceSyntaxError';

  constructor(
    reason: string,
    readonly line: number,
  ) {
    super(reason);
  }
}

/**
 * Reads a YAML mapping, or a JSON object; dates stay strings.
 *
 * @param text - the mapping's text
 * @param firstLine - line of the file where the text begins
 * @throws {@link SourceSyntaxError} for a syntax error, a repeated key, or anything but a mapping
 */
export function readMap(text: string, firstLine = 1): LocatedMap {
  const counter = new LineCounter();
  const document = parseDocument(text, { lineCounter: counter, prettyErrors: false });
  const lineAt = (offset: number) => counter.linePos(offset).line + firstLine - 1;
  const error = document.errors[0];
  if (error) throw new SourceSyntaxError(error.message, lineAt(error.pos[0]));
  if (document.contents === null) return { values: {}, lineOf: () => firstLine };
  if (!isMap(document.contents)) throw new SourceSyntaxError('expected a mapping of keys to values', firstLine);
  const lines = new Map<string, number>();
  for (const { key } of document.contents.items) {
    if (isScalar(key) && key.range) lines.set(String(key.value), lineAt(key.range[0]));
  }
  return { values: document.toJS() as Record<string, unknown>, lineOf: (key) => lines.get(key) ?? firstLine };
}

/**
 * Reads a JSON object.
 *
 * @throws {@link SourceSyntaxError} also where YAML is more lenient than JSON
 */
export function readJsonMap(text: string): LocatedMap {
  const map = readMap(text);
  try {
    JSON.parse(text);
  } catch (error) {
    throw new SourceSyntaxError(`not valid JSON: ${(error as Error).message}`, 1);
  }
  return map;
}
