import { LIMITS, X_MATCH, type Binding, type Exchange, type Message, type Pair } from './types';

export type RoutingProblem =
  | { readonly code: 'binding' | 'message' | 'pair' | 'mode'; readonly line: number; readonly text: string }
  | { readonly code: 'count'; readonly max: number };

type Parsed<T> = { readonly ok: true; readonly value: T } | { readonly ok: false; readonly problem: RoutingProblem };

const QUEUE = new RegExp(`^[\\w.*#-]{1,${LIMITS.queue}}$`);
const KEY = new RegExp(`^[\\w.*#-]{1,${LIMITS.key}}$`);
const PAIR = new RegExp(
  `^([\\w-]{1,${LIMITS.name}})=(?:(\\d{1,9})|([\\w-]{1,${LIMITS.value}})|'([\\w-]{1,${LIMITS.value}})')$`,
);
/** How the empty routing key is written. */
const EMPTY = '""';

function refuse(code: 'binding' | 'message' | 'pair' | 'mode', line: number, text: string) {
  return { ok: false, problem: { code, line, text } } as const;
}

/** `city=hn, copies=100`: digits are a number, unless in single quotes. */
function parsePairs(text: string, line: number): Parsed<readonly Pair[]> {
  const pairs: Pair[] = [];
  for (const part of text.split(',').map((each) => each.trim())) {
    const [, name = '', digits, word, quoted = ''] = PAIR.exec(part) ?? [];
    const isKnown = pairs.some(([other]) => other === name);
    const others = pairs.filter(([other]) => other !== 'x-match').length;
    const isTooMany = name !== 'x-match' && others >= LIMITS.pairs;
    if (name === '' || isKnown || isTooMany) return refuse('pair', line, part);
    pairs.push([name, digits === undefined ? (word ?? quoted) : Number(digits)]);
  }
  return { ok: true, value: pairs };
}

function formatPair([name, value]: Pair): string {
  const isQuoted = typeof value === 'string' && /^\d{1,9}$/.test(value);
  return `${name}=${isQuoted ? `'${value}'` : value}`;
}

/** Pairs as the reader types them. */
export function formatPairs(pairs: readonly Pair[]): string {
  return pairs.map(formatPair).join(', ');
}

function parseBinding(raw: string, line: number, exchange: Exchange): Parsed<Binding> {
  const colon = raw.indexOf(':');
  const queue = (colon < 0 ? raw : raw.slice(0, colon)).trim();
  const rest = colon < 0 ? '' : raw.slice(colon + 1).trim();
  if (!QUEUE.test(queue)) return refuse('binding', line, raw);
  if (rest === '') return { ok: true, value: { queue, key: '', pairs: [] } };
  if (exchange !== 'headers')
    return KEY.test(rest) ? { ok: true, value: { queue, key: rest, pairs: [] } } : refuse('binding', line, raw);
  const parsed = parsePairs(rest, line);
  if (!parsed.ok) return parsed;
  const mode = parsed.value.find(([name]) => name === 'x-match')?.[1];
  if (mode !== undefined && !X_MATCH.some((known) => known === mode)) return refuse('mode', line, String(mode));
  return { ok: true, value: { queue, key: '', pairs: parsed.value } };
}

function parseMessage(raw: string, line: number, exchange: Exchange): Parsed<Message> {
  if (raw === EMPTY) return { ok: true, value: { key: '', pairs: [] } };
  if (exchange !== 'headers')
    return KEY.test(raw) ? { ok: true, value: { key: raw, pairs: [] } } : refuse('message', line, raw);
  const parsed = parsePairs(raw, line);
  return parsed.ok ? { ok: true, value: { key: '', pairs: parsed.value } } : parsed;
}

function parseLines<T>(
  text: string,
  max: number,
  parseLine: (raw: string, line: number) => Parsed<T>,
): Parsed<readonly T[]> {
  const values: T[] = [];
  for (const [index, raw] of text.split(/[\n;]/).entries()) {
    if (raw.trim() === '') continue;
    const parsed = parseLine(raw.trim(), index + 1);
    if (!parsed.ok) return parsed;
    values.push(parsed.value);
  }
  if (values.length === 0 || values.length > max) return { ok: false, problem: { code: 'count', max } };
  return { ok: true, value: values };
}

/** Reads one binding a line: `warehouse: order.paid.*`, for a headers exchange `printer: x-match=any, city=hn`. */
export function parseBindings(text: string, exchange: Exchange): Parsed<readonly Binding[]> {
  return parseLines(text, LIMITS.bindings, (raw, line) => parseBinding(raw, line, exchange));
}

/** Reads one message a line: its routing key, `""` for the empty one; for a headers exchange its headers. */
export function parseMessages(text: string, exchange: Exchange): Parsed<readonly Message[]> {
  return parseLines(text, LIMITS.messages, (raw, line) => parseMessage(raw, line, exchange));
}

/** What a binding asks for, as the reader types it. */
export function formatDemand({ key, pairs }: Pick<Binding, 'key' | 'pairs'>): string {
  return key || formatPairs(pairs);
}

export function formatBindings(bindings: readonly Binding[]): string {
  return bindings
    .map((binding) => (formatDemand(binding) ? `${binding.queue}: ${formatDemand(binding)}` : binding.queue))
    .join('\n');
}

/** The routing key or the headers of a message as the reader types them. */
export function formatMessage(message: Message): string {
  return formatDemand(message) || EMPTY;
}
