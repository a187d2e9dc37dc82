import { translate } from '@docusaurus/Translate';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { Totals } from '../../shared/Totals';
import { messageRouting } from '../core/definition';
import { exampleOf } from '../core/examples';
import { parseBindings, parseMessages } from '../core/parseRouting';
import type { Exchange, Unroutable } from '../core/types';
import { askMessage } from './askMessage';
import { BindingTable } from './BindingTable';
import { ExchangeFields, Inputs } from './Inputs';
import { MessageTable } from './MessageTable';
import { describeStep } from './texts';

interface Props {
  exchange?: Exchange;
  unroutable?: Unroutable;
  /** Bindings such as `warehouse: order.paid.*; email: order.#`. */
  bindings?: string;
  /** Routing keys such as `order.paid.hn; order`, or headers such as `city=hn, gift=yes`. */
  messages?: string;
}

/** An exchange of RabbitMQ: messages, one after the other, judged by every binding. */
export const MessageRouting = simulator(
  'MessageRouting',
  'routing',
  ({
    exchange = 'topic',
    unroutable = 'drop',
    bindings = exampleOf(exchange).bindings,
    messages = exampleOf(exchange).messages,
  }: Props) => {
    const parsedBindings = parseBindings(bindings, exchange);
    const parsedMessages = parseMessages(messages, exchange);
    if (!parsedBindings.ok || !parsedMessages.ok)
      throw new Error(`cannot read bindings="${bindings}" messages="${messages}"`);
    return {
      definition: messageRouting,
      input: { exchange, unroutable, bindings: parsedBindings.value, messages: parsedMessages.value },
    };
  },
  useParts,
);

function useParts(sim: SimulatorOf<typeof messageRouting>): SimulatorParts {
  const { input, trace, step, stepper } = sim;
  const shown = trace.steps.slice(0, stepper.position);
  const countIn = (queue: string) => shown.filter(({ queues }) => queues.includes(queue)).length;
  return {
    title: translate({
      id: 'simulators.MessageRouting.title',
      message: 'Tin nhắn đi qua một exchange',
      description: 'Title of the simulator of RabbitMQ exchanges',
    }),
    choices: <ExchangeFields sim={sim} />,
    inputs: <Inputs sim={sim} />,
    status: step
      ? describeStep(step)
      : translate({
          id: 'simulators.MessageRouting.start',
          message: 'Chưa có tin nhắn nào được gửi.',
          description: 'Before the first message',
        }),
    question: askMessage(input, trace, stepper.position),
    results: (
      <>
        <Totals items={[...trace.result.keys()].map((queue) => [queue, countIn(queue)] as const)} />
        <MessageTable trace={trace} shown={stepper.position} />
      </>
    ),
    figure: <BindingTable input={input} step={step} />,
  };
}
