import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { SimulatorFrame } from '../../shared/SimulatorFrame';
import { SimulatorBoundary } from '../../shared/SimulatorFrame/SimulatorBoundary';
import { Totals } from '../../shared/Totals';
import { useSimulator } from '../../shared/useSimulator';
import { messageRouting } from '../core/definition';
import { exampleOf } from '../core/examples';
import { parseBindings, parseMessages } from '../core/parseRouting';
import type { Exchange, RoutingInput, Unroutable } from '../core/types';
import { askMessage } from './askMessage';
import { BindingTable } from './BindingTable';
import { Inputs } from './Inputs';
import { MessageTable } from './MessageTable';
import { describeStep } from './texts';

interface Props {
  /** Key under which the URL stores the state. */
  id?: string;
  exchange?: Exchange;
  unroutable?: Unroutable;
  /** Bindings such as `warehouse: order.paid.*; email: order.#`. */
  bindings?: string;
  /** Routing keys such as `order.paid.hn; order`, or headers such as `city=hn, gift=yes`. */
  messages?: string;
}

/** An exchange of RabbitMQ: messages, one after the other, judged by every binding. */
export function MessageRouting({
  id = 'routing',
  exchange = 'topic',
  unroutable = 'drop',
  bindings = exampleOf(exchange).bindings,
  messages = exampleOf(exchange).messages,
}: Props): ReactNode {
  const parsedBindings = parseBindings(bindings, exchange);
  const parsedMessages = parseMessages(messages, exchange);
  if (!parsedBindings.ok || !parsedMessages.ok)
    throw new Error(`<MessageRouting id="${id}">: cannot read bindings="${bindings}" messages="${messages}".`);
  return (
    <SimulatorBoundary id={id}>
      <Simulation
        id={id}
        initial={{ exchange, unroutable, bindings: parsedBindings.value, messages: parsedMessages.value }}
      />
    </SimulatorBoundary>
  );
}

function Simulation({ id, initial }: { id: string; initial: RoutingInput }): ReactNode {
  const sim = useSimulator(messageRouting, id, initial);
  const { input, trace, step, stepper } = sim;
  const shown = trace.steps.slice(0, stepper.position);
  const countIn = (queue: string) => shown.filter(({ queues }) => queues.includes(queue)).length;
  return (
    <SimulatorFrame
      sim={sim}
      title={translate({
        id: 'simulators.MessageRouting.title',
        message: 'Tin nhắn đi qua một exchange',
        description: 'Title of the simulator of RabbitMQ exchanges',
      })}
      inputs={<Inputs sim={sim} />}
      status={
        step
          ? describeStep(step)
          : translate({
              id: 'simulators.MessageRouting.start',
              message: 'Chưa có tin nhắn nào được gửi.',
              description: 'Before the first message',
            })
      }
      question={askMessage(input, trace, stepper.position)}
      results={
        <>
          <Totals items={[...trace.result.keys()].map((queue) => [queue, countIn(queue)] as const)} />
          <MessageTable trace={trace} shown={stepper.position} />
        </>
      }
    >
      <BindingTable input={input} step={step} />
    </SimulatorFrame>
  );
}
