export interface JsonError {
  /** Counted from 1. */
  line: number;
  /** Counted from 1. */
  column: number;
  expected: string;
}

const TOKEN =
  /[ \t\r\n]*(?:([{}[\],:])|("(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[0-9a-fA-F]{4}))*")|(-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![\w.]))/uy;

const VALUE = 'a value';
type State = 'value' | 'firstItem' | 'firstKey' | 'key' | 'colon' | 'comma' | 'end';

const EXPECTED: Record<State, string> = {
  value: VALUE,
  firstItem: `${VALUE} or "]"`,
  firstKey: 'a field name in double quotes or "}"',
  key: 'a field name in double quotes (no comma after the last field)',
  colon: '":"',
  comma: '"," or the closing bracket',
  end: 'the end of the file',
};

function step(state: State, token: string, open: string[]): State | undefined {
  const closes = token === '}' || token === ']';
  const afterValue = () => (open.length > 0 ? 'comma' : 'end');
  if (closes) {
    const fits = state === 'comma' || (token === '}' ? state === 'firstKey' : state === 'firstItem');
    return fits && open.pop() === (token === '}' ? '{' : '[') ? afterValue() : undefined;
  }
  if (state === 'colon') return token === ':' ? 'value' : undefined;
  if (state === 'comma') return token === ',' ? (open.at(-1) === '{' ? 'key' : 'value') : undefined;
  if (state === 'key' || state === 'firstKey') return token.startsWith('"') ? 'colon' : undefined;
  if (state === 'end' || token === ',' || token === ':') return undefined;
  if (token === '{' || token === '[') {
    open.push(token);
    return token === '{' ? 'firstKey' : 'firstItem';
  }
  return afterValue();
}

/**
 * Finds the first position at which a text is not JSON, since `JSON.parse` reports positions only in newer versions of
 * Node.
 *
 * @returns the position and what was expected there, or undefined for valid JSON
 */
export function locateJsonError(text: string): JsonError | undefined {
  const open: string[] = [];
  let state: State = 'value';
  let offset = 0;
  for (;;) {
    TOKEN.lastIndex = offset;
    const match = TOKEN.exec(text);
    const next: State | undefined = match ? step(state, match[1] ?? match[2] ?? match[3] ?? '', open) : undefined;
    if (match && next) {
      state = next;
      offset = TOKEN.lastIndex;
      continue;
    }
    offset += /^[ \t\r\n]*/.exec(text.slice(offset))?.[0].length ?? 0;
    if (state === 'end' && offset === text.length) return undefined;
    const before = text.slice(0, offset).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1, expected: EXPECTED[state] };
  }
}
