import type { SequenceModel, SequenceStep } from '../core/model';
import { labelText } from './labelText';
import type { ParsedDiagram, ParsedMessage } from '../core/parsed';

type ParsedSequence = Extract<ParsedDiagram, { messages: unknown }>;
type Message = Extract<SequenceStep, { kind: 'message' }>;

// Mermaid's numbers of what stands in a line.
const MESSAGES: Readonly<Record<number, Pick<Message, 'isDotted' | 'end'>>> = {
  0: { isDotted: false, end: 'arrow' },
  1: { isDotted: true, end: 'arrow' },
  3: { isDotted: false, end: 'cross' },
  4: { isDotted: true, end: 'cross' },
  5: { isDotted: false, end: 'none' },
  6: { isDotted: true, end: 'none' },
  24: { isDotted: false, end: 'arrow' },
  25: { isDotted: true, end: 'arrow' },
};
const NOTE = 2;
const PLACES = ['left', 'right', 'over'] as const;
const OPENS: Readonly<Record<number, string>> = {
  10: 'loop',
  12: 'alt',
  15: 'opt',
  19: 'par',
  27: 'critical',
  30: 'break',
};
const DIVIDES: ReadonlySet<number> = new Set([13, 20, 28]);
const CLOSES: ReadonlySet<number> = new Set([11, 14, 16, 21, 29, 31]);
const ACTIVATE = 17;
const DEACTIVATE = 18;

function stepOf(message: ParsedMessage, index: (actor: string | undefined) => number): SequenceStep | undefined {
  const { type, placement = 0 } = message;
  const text = typeof message.message === 'string' ? labelText(message.message) : '';
  const [from, to] = [index(message.from), index(message.to)];
  const line = MESSAGES[type];
  if (line) return from < 0 || to < 0 ? undefined : { kind: 'message', from, to, text, ...line };
  if (type === NOTE)
    return { kind: 'note', from: Math.min(from, to), to: Math.max(from, to), place: PLACES[placement] ?? 'over', text };
  const word = OPENS[type];
  if (word) return { kind: 'open', word, text };
  if (DIVIDES.has(type)) return { kind: 'divide', text };
  if (CLOSES.has(type)) return { kind: 'close' };
  if (type === ACTIVATE) return { kind: 'activate', actor: from };
  return type === DEACTIVATE ? { kind: 'deactivate', actor: from } : undefined;
}

/** A sequence as the site draws it; undefined if it has something that only Mermaid draws. */
export function sequenceModel({ actors, messages, hasBoxes }: ParsedSequence): SequenceModel | undefined {
  const index = (actor: string | undefined) => actors.findIndex(({ name }) => name === actor);
  const steps: SequenceStep[] = [];
  for (const message of messages) {
    const step = stepOf(message, index);
    if (!step) return undefined;
    steps.push(step);
  }
  if (hasBoxes || actors.some(({ type }) => type !== 'participant' && type !== 'actor')) return undefined;
  return { kind: 'sequence', actors: actors.map(({ description }) => labelText(description)), steps };
}
