import { matchHeaders } from './matchHeaders';
import { matchTopic } from './matchTopic';
import {
  ALTERNATE_QUEUE,
  type Binding,
  type Exchange,
  type Message,
  type Outcome,
  type RoutingInput,
  type RoutingStep,
  type RoutingTrace,
  type Unroutable,
  type Verdict,
} from './types';

const OUTCOMES: Readonly<Record<Unroutable, Outcome>> = {
  drop: 'dropped',
  mandatory: 'returned',
  alternate: 'alternate',
};

/** The key under which an exchange knows a queue: every queue is bound to the default exchange by its name. */
export function boundKey(exchange: Exchange, { queue, key }: Binding): string {
  return exchange === 'default' ? queue : key;
}

function judge(exchange: Exchange, binding: Binding, { key, pairs }: Message): Verdict {
  switch (exchange) {
    case 'fanout':
      return { matches: true, reason: { code: 'always' } };
    case 'topic':
      return matchTopic(binding.key, key);
    case 'headers':
      return matchHeaders(binding.pairs, pairs);
    case 'direct':
    case 'default': {
      const matches = boundKey(exchange, binding) === key;
      return { matches, reason: { code: matches ? 'sameKey' : 'otherKey' } };
    }
  }
}

/** The bindings of an exchange that count: the default exchange has one for each queue. */
export function bindingsOf({ exchange, bindings }: RoutingInput): readonly Binding[] {
  if (exchange !== 'default') return bindings;
  return queuesOf(bindings).map((queue) => ({ queue, key: queue, pairs: [] }));
}

/** The queues of bindings, each once. */
export function queuesOf(bindings: readonly Binding[]): string[] {
  return [...new Set(bindings.map(({ queue }) => queue))];
}

function route(input: RoutingInput, message: Message): RoutingStep {
  const bindings = bindingsOf(input);
  const verdicts = bindings.map((binding) => judge(input.exchange, binding, message));
  const queues = queuesOf(bindings.filter((_, index) => verdicts[index]?.matches));
  if (queues.length > 0) return { message, verdicts, queues, outcome: 'routed' };
  const outcome = OUTCOMES[input.unroutable];
  return { message, verdicts, queues: outcome === 'alternate' ? [ALTERNATE_QUEUE] : [], outcome };
}

/**
 * Sends messages through an exchange of AMQP 0-9-1 as RabbitMQ does; `recordedRouting.test.ts` compares it with a
 * recording of RabbitMQ.
 */
export function simulate(input: RoutingInput): RoutingTrace {
  const steps = input.messages.map((message) => route(input, message));
  const result = new Map(queuesOf(input.bindings).map((queue) => [queue, 0]));
  if (input.unroutable === 'alternate') result.set(ALTERNATE_QUEUE, 0);
  for (const queue of steps.flatMap(({ queues }) => queues)) result.set(queue, (result.get(queue) ?? 0) + 1);
  return { steps, result };
}
