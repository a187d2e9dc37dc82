import { freeText, oneOf, record } from '../../shared/core/codecs';
import type { Codec, Random, SimulatorDefinition } from '../../shared/core/trace';
import { formatBindings, formatMessage, parseBindings, parseMessages } from './parseRouting';
import { simulate } from './simulate';
import {
  EXCHANGES,
  UNROUTABLE,
  type Binding,
  type Exchange,
  type Message,
  type Pair,
  type RoutingInput,
  type RoutingResult,
  type RoutingStep,
} from './types';

/** More than the longest bindings and messages within the limits. */
const LONGEST = 3000;

const texts = record({
  exchange: oneOf(EXCHANGES),
  unroutable: oneOf(UNROUTABLE),
  bindings: freeText(LONGEST),
  messages: freeText(LONGEST),
});

const codec: Codec<RoutingInput> = {
  parse: (text) => {
    const parsed = texts.parse(text);
    if (!parsed.ok) return parsed;
    const { exchange, unroutable } = parsed.value;
    const bindings = parseBindings(parsed.value.bindings, exchange);
    const messages = parseMessages(parsed.value.messages, exchange);
    if (!bindings.ok || !messages.ok) return { ok: false };
    return { ok: true, value: { exchange, unroutable, bindings: bindings.value, messages: messages.value } };
  },
  serialize: ({ exchange, unroutable, bindings, messages }) =>
    texts.serialize({
      exchange,
      unroutable,
      bindings: formatBindings(bindings),
      messages: messages.map(formatMessage).join('\n'),
    }),
};

const QUEUES = ['warehouse', 'email', 'audit', 'hanoi', 'billing'] as const;
const WORDS = [
  ['order', 'invoice', 'book'],
  ['paid', 'created', 'cancelled'],
  ['hn', 'dn', 'hcm'],
] as const;
const NAMES = ['kind', 'state', 'city'] as const;

function randomKey(random: Random): string {
  const words = WORDS.map((choices) => random.pick(choices)).slice(0, random.integer(1, 3));
  return words.join('.');
}

function randomPattern(random: Random): string {
  const words = WORDS.map((choices) => (random.integer(0, 2) === 0 ? '*' : random.pick(choices)));
  const cut = random.integer(0, 3);
  if (cut === 0) return `#.${words[random.integer(0, 2)] ?? '*'}`;
  return cut === 3 ? words.join('.') : [...words.slice(0, cut), '#'].join('.');
}

function randomPairs(random: Random): Pair[] {
  return random
    .shuffle([0, 1, 2])
    .slice(0, random.integer(1, 2))
    .sort()
    .map((index): Pair => [NAMES[index] ?? 'kind', random.pick(WORDS[index] ?? WORDS[0])]);
}

function randomBinding(random: Random, exchange: Exchange, queue: string): Binding {
  if (exchange === 'headers')
    return { queue, key: '', pairs: [['x-match', random.pick(['all', 'any'])], ...randomPairs(random)] };
  return { queue, key: exchange === 'direct' ? randomKey(random) : randomPattern(random), pairs: [] };
}

function randomMessage(random: Random, exchange: Exchange, queues: readonly string[]): Message {
  if (exchange === 'headers') return { key: '', pairs: randomPairs(random) };
  const isName = exchange === 'default' && random.integer(0, 2) > 0;
  return { key: isName ? (queues[random.integer(0, queues.length - 1)] ?? '') : randomKey(random), pairs: [] };
}

function randomInput(random: Random, current: RoutingInput): RoutingInput {
  const { exchange } = current;
  const queues = random.shuffle(QUEUES).slice(0, 3);
  const bound = [...queues, ...queues.slice(0, 1)];
  return {
    ...current,
    bindings: bound.map((queue) => randomBinding(random, exchange, queue)),
    messages: Array.from({ length: 6 }, () => randomMessage(random, exchange, queues)),
  };
}

export const messageRouting: SimulatorDefinition<RoutingInput, RoutingStep, RoutingResult> = {
  codec,
  simulate,
  randomInput,
};
