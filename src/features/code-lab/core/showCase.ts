import type { ClassCase, Json, ProblemCase, ShownCase } from './problem';

const TEXT_LIMIT = 1500;
const ARRAY_LIMIT = 60;
const STRING_LIMIT = 400;
const PLAIN_KEY = /^[A-Za-z_]\w*$/;

function more(count: number, what: string): string {
  return `... ${count} more ${what}${count > 1 ? 's' : ''}`;
}

function showString(text: string): string {
  // Node uses the first of these quotation marks that the text does not contain.
  const mark = ["'", '"', '`'].find((each) => !text.includes(each)) ?? "'";
  const quote = (part: string) =>
    `${mark}${JSON.stringify(part).slice(1, -1).replaceAll('\\"', '"').replaceAll(mark, `\\${mark}`)}${mark}`;
  const rest = text.length - STRING_LIMIT;
  return rest > 0 ? `${quote(text.slice(0, STRING_LIMIT))}${more(rest, 'character')}` : quote(text);
}

function show(value: unknown): string {
  if (typeof value === 'string') return showString(value);
  if (Object.is(value, -0)) return '-0';
  if (typeof value !== 'object' || value === null) return String(value);
  if (Array.isArray(value)) {
    const items = value.slice(0, ARRAY_LIMIT).map(show);
    if (value.length > ARRAY_LIMIT) items.push(more(value.length - ARRAY_LIMIT, 'item'));
    return items.length > 0 ? `[ ${items.join(', ')} ]` : '[]';
  }
  const fields = Object.entries(value).map(
    ([key, field]) => `${PLAIN_KEY.test(key) ? key : showString(key)}: ${show(field)}`,
  );
  return fields.length > 0 ? `{ ${fields.join(', ')} }` : '{}';
}

/** Formats plain data as the console does, on one line, and truncates long texts. */
export function showValue(value: unknown): string {
  const text = show(value);
  return text.length > TEXT_LIMIT ? `${text.slice(0, TEXT_LIMIT)}…` : text;
}

function showArguments(args: readonly Json[]): string {
  return args.map(showValue).join(', ');
}

/** Whether a case tests a class. */
export function isClassCase(item: ProblemCase): item is ClassCase {
  return 'calls' in item;
}

/** Formats a case as text: the call with its arguments, or the sequence of calls, one per line. */
export function showCase(name: string, item: ProblemCase): ShownCase {
  if (!isClassCase(item)) return { input: `${name}(${showArguments(item.args)})`, expected: showValue(item.expected) };
  return {
    input: [
      `new ${name}(${showArguments(item.construct)})`,
      ...item.calls.map(([method, args]) => `${method}(${showArguments(args)})`),
    ].join('\n'),
    expected: ['', ...item.calls.map((call) => (call.length > 2 ? showValue(call[2]) : ''))].join('\n'),
  };
}
