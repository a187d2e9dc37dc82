import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { SelectField, TextField } from '../../shared/fields';
import type { SimulatorOf } from '../../shared/simulator';
import type { messageRouting } from '../core/definition';
import { exampleOf } from '../core/examples';
import { formatBindings, formatMessage, parseBindings, parseMessages } from '../core/parseRouting';
import { EXCHANGES, type Exchange, type Message, type RoutingInput } from '../core/types';
import { describeProblem, exchangeName, unroutableOptions } from './texts';

interface Props {
  sim: SimulatorOf<typeof messageRouting>;
}

/** The same bindings and messages under another exchange, or its example where it cannot read them. */
function withExchange(input: RoutingInput, exchange: Exchange): RoutingInput {
  if ((input.exchange === 'headers') === (exchange === 'headers')) return { ...input, exchange };
  const example = exampleOf(exchange);
  const [bindings, messages] = [parseBindings(example.bindings, exchange), parseMessages(example.messages, exchange)];
  return bindings.ok && messages.ok
    ? { ...input, exchange, bindings: bindings.value, messages: messages.value }
    : input;
}

/** The kind of exchange, and what becomes of unroutable messages. */
export function ExchangeFields({ sim: { input, setInput } }: Props): ReactNode {
  return (
    <>
      <SelectField
        label={translate({
          id: 'simulators.MessageRouting.exchange',
          message: 'Loại exchange',
          description: 'Field: type of the exchange',
        })}
        value={input.exchange}
        options={EXCHANGES.map((value) => ({ value, label: exchangeName(value) }))}
        onChange={(next) => setInput(withExchange(input, next))}
      />
      <SelectField
        label={translate({
          id: 'simulators.MessageRouting.unroutable',
          message: 'Tin không khớp binding nào',
          description: 'Field: what becomes of unroutable messages',
        })}
        value={input.unroutable}
        options={unroutableOptions()}
        onChange={(unroutable) => setInput({ ...input, unroutable })}
        broad
      />
    </>
  );
}

/** The bindings and the messages. */
export function Inputs({ sim: { input, setInput } }: Props): ReactNode {
  const { exchange } = input;
  const isHeaders = exchange === 'headers';
  return (
    <>
      <TextField
        label={translate({
          id: 'simulators.MessageRouting.bindings',
          message: 'Binding, mỗi dòng một “hàng đợi: điều kiện”',
          description: 'Field: bindings, one a line',
        })}
        value={input.bindings}
        format={formatBindings}
        read={(text) => {
          const parsed = parseBindings(text, exchange);
          return parsed.ok ? parsed : { ok: false, message: describeProblem(parsed.problem) };
        }}
        onChange={(bindings) => setInput({ ...input, bindings })}
        rows={5}
        wide
      />
      <TextField
        label={
          isHeaders
            ? translate({
                id: 'simulators.MessageRouting.headers',
                message: 'Tin nhắn, mỗi dòng là các header của một tin',
                description: 'Field: headers of the messages, one message a line',
              })
            : translate({
                id: 'simulators.MessageRouting.keys',
                message: 'Tin nhắn, mỗi dòng một khóa định tuyến',
                description: 'Field: routing keys of the messages, one a line',
              })
        }
        value={input.messages}
        format={(messages: readonly Message[]) => messages.map(formatMessage).join('\n')}
        read={(text) => {
          const parsed = parseMessages(text, exchange);
          return parsed.ok ? parsed : { ok: false, message: describeProblem(parsed.problem) };
        }}
        onChange={(messages) => setInput({ ...input, messages })}
        rows={5}
        wide
      />
    </>
  );
}
