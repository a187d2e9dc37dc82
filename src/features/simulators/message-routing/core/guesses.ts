import { divideWords, wordsOf } from './matchTopic';
import { queuesOf, simulate } from './simulate';
import type { Binding, Exchange, Message, Pair, RoutingInput } from './types';

type Rule = (binding: Binding, message: Message) => boolean;

const MOST = 4;

/** `#` stands for at least one word: it is tried as `*` followed by `#`. */
const hashNeedsWord: Rule = ({ key }, message) => {
  const words = wordsOf(key).flatMap((word) => (word === '#' ? ['*', '#'] : [word]));
  return divideWords(words, wordsOf(message.key)) !== null;
};
/** `*` stands for any number of words. */
const starIsHash: Rule = ({ key }, message) => {
  const words = wordsOf(key).map((word) => (word === '*' ? '#' : word));
  return divideWords(words, wordsOf(message.key)) !== null;
};
const isTopic: Rule = ({ key }, message) => divideWords(wordsOf(key), wordsOf(message.key)) !== null;
const isPrefix: Rule = ({ key }, message) => message.key.startsWith(key) || key.startsWith(message.key);
const isSame: Rule = ({ key }, message) => key === message.key;

const isSent = ([name, value]: Pair, { pairs }: Message) =>
  pairs.some(([other, sent]) => other === name && sent === value);
const demands = ({ pairs }: Binding) => pairs.filter(([name]) => name !== 'x-match');
const allSent: Rule = (binding, message) => demands(binding).every((pair) => isSent(pair, message));
const someSent: Rule = (binding, message) => demands(binding).some((pair) => isSent(pair, message));

/** Misreadings of the rules of each exchange. */
const MISREADINGS: Readonly<Record<Exchange, readonly Rule[]>> = {
  topic: [hashNeedsWord, starIsHash, isSame],
  direct: [isTopic, isPrefix],
  fanout: [isTopic, isSame],
  headers: [someSent, allSent],
  default: [isTopic, isPrefix],
};

/**
 * Answers to choose from before a message is routed: where it goes, and where it would go if the rules were misread, the
 * shortest first. The queues of an answer stand in the order of the bindings.
 */
export function guesses(input: RoutingInput, message: Message): readonly (readonly string[])[] {
  const under = (rule: Rule) => queuesOf(input.bindings.filter((binding) => rule(binding, message)));
  const right = simulate({ ...input, unroutable: 'drop', messages: [message] }).steps[0]?.queues ?? [];
  const all = queuesOf(input.bindings);
  const answers = new Map<string, readonly string[]>();
  for (const answer of [right, ...MISREADINGS[input.exchange].map(under), all, right.slice(0, 1), []])
    if (answers.size < MOST) answers.set(answer.join(), answer);
  return [...answers.values()].sort((a, b) => a.length - b.length || (a.join() < b.join() ? -1 : 1));
}
