import { translate } from '@docusaurus/Translate';
import { formatMessage, type RoutingProblem } from '../core/parseRouting';
import {
  ALTERNATE_QUEUE,
  LIMITS,
  UNROUTABLE,
  X_MATCH,
  type CheckedPair,
  type Exchange,
  type Reason,
  type RoutingStep,
  type Unroutable,
} from '../core/types';

export function exchangeName(exchange: Exchange): string {
  if (exchange !== 'default') return exchange;
  return translate({
    id: 'simulators.MessageRouting.default',
    message: 'mặc định (tên rỗng)',
    description: 'The default exchange, whose name is empty',
  });
}

export function unroutableOptions(): readonly { value: Unroutable; label: string }[] {
  return UNROUTABLE.map((value) => ({ value, label: unroutableName(value) }));
}

function unroutableName(unroutable: Unroutable): string {
  switch (unroutable) {
    case 'drop':
      return translate({
        id: 'simulators.MessageRouting.drop',
        message: 'bị bỏ (mặc định)',
        description: 'Option: unroutable messages are dropped, which is the default',
      });
    case 'mandatory':
      return translate({
        id: 'simulators.MessageRouting.mandatory',
        message: 'trả lại người gửi (mandatory)',
        description: 'Option: unroutable messages are returned to the publisher',
      });
    case 'alternate':
      return translate({
        id: 'simulators.MessageRouting.alternate',
        message: 'sang alternate exchange',
        description: 'Option: unroutable messages go to the alternate exchange',
      });
  }
}

/** What becomes of a message that no binding matches. */
export function describeNobody(unroutable: Unroutable): string {
  switch (unroutable) {
    case 'drop':
      return translate({
        id: 'simulators.MessageRouting.dropped',
        message: 'không hàng đợi nào: tin bị bỏ',
        description: 'A message went to no queue and was dropped',
      });
    case 'mandatory':
      return translate({
        id: 'simulators.MessageRouting.returned',
        message: 'không hàng đợi nào: tin được trả lại người gửi',
        description: 'A message went to no queue and was returned to its publisher',
      });
    case 'alternate':
      return translate(
        {
          id: 'simulators.MessageRouting.unrouted',
          message: 'qua alternate exchange vào {queue}',
          description: 'A message went through the alternate exchange to its queue',
        },
        { queue: ALTERNATE_QUEUE },
      );
  }
}

const WISHES = { dropped: 'drop', returned: 'mandatory', alternate: 'alternate' } as const;

/** Where a message went. */
export function describeTarget({ queues, outcome }: RoutingStep): string {
  return outcome === 'routed' ? queues.join(', ') : describeNobody(WISHES[outcome]);
}

export function describeStep(step: RoutingStep): string {
  return translate(
    {
      id: 'simulators.MessageRouting.step',
      message: '“{message}”: {matching} trên {all} binding khớp; {target}.',
      description: 'A message was routed; {target} names its queues, or says that there is none',
    },
    {
      message: formatMessage(step.message),
      matching: step.verdicts.filter(({ matches }) => matches).length,
      all: step.verdicts.length,
      target:
        step.outcome === 'routed'
          ? translate(
              {
                id: 'simulators.MessageRouting.into',
                message: 'vào {queues}',
                description: 'End of the sentence about a routed message',
              },
              { queues: step.queues.join(', ') },
            )
          : describeTarget(step),
    },
  );
}

export function verdictName(matches: boolean): string {
  return matches
    ? translate({ id: 'simulators.MessageRouting.matches', message: 'Khớp', description: 'A binding matches' })
    : translate({
        id: 'simulators.MessageRouting.fails',
        message: 'Không khớp',
        description: 'A binding does not match',
      });
}

/** Why a binding matches or not, except for the words that it shares with the key. */
export function describeReason(reason: Exclude<Reason, { code: 'shares' }>): string {
  switch (reason.code) {
    case 'always':
      return translate({
        id: 'simulators.MessageRouting.always',
        message: 'fanout không xem khóa',
        description: 'A binding of a fanout exchange always matches',
      });
    case 'sameKey':
      return translate({
        id: 'simulators.MessageRouting.sameKey',
        message: 'hai khóa giống hệt nhau',
        description: 'The keys of the binding and of the message are the same',
      });
    case 'otherKey':
      return translate({
        id: 'simulators.MessageRouting.otherKey',
        message: 'hai khóa khác nhau',
        description: 'The keys of the binding and of the message differ',
      });
    case 'word':
      return translate(
        {
          id: 'simulators.MessageRouting.word',
          message: 'từ {position}: cần {expected}, gặp {got}',
          description: 'A word of the key differs from that of the binding',
        },
        { position: reason.position, expected: reason.expected || '""', got: reason.got || '""' },
      );
    case 'count':
      return translate(
        {
          id: 'simulators.MessageRouting.count',
          message: 'cần đúng {expected} từ, tin có {got}',
          description: 'The key has another number of words than the binding',
        },
        { expected: reason.expected, got: reason.got },
      );
    case 'tooFew':
      return translate(
        {
          id: 'simulators.MessageRouting.tooFew',
          message: 'cần ít nhất {least} từ, tin có {got}',
          description: 'The key has too few words',
        },
        { least: reason.least, got: reason.got },
      );
    case 'noShares':
      return translate({
        id: 'simulators.MessageRouting.noShares',
        message: '# thay gì cũng không khớp',
        description: 'Whatever # stands for, the other words do not match',
      });
    case 'pairs':
      return reason.mode.startsWith('all')
        ? translate({
            id: 'simulators.MessageRouting.noPairsAll',
            message: 'không có gì để so: khớp mọi tin',
            description: 'A binding with x-match=all compares no header, and matches every message',
          })
        : translate({
            id: 'simulators.MessageRouting.noPairsAny',
            message: 'không có gì để so: không khớp tin nào',
            description: 'A binding with x-match=any compares no header, and matches no message',
          });
  }
}

export function pairState(state: CheckedPair['state']): string {
  switch (state) {
    case 'equal':
      return translate({ id: 'simulators.MessageRouting.equal', message: 'có', description: 'A header is there' });
    case 'different':
      return translate({
        id: 'simulators.MessageRouting.different',
        message: 'khác giá trị',
        description: 'A header has another value',
      });
    case 'missing':
      return translate({
        id: 'simulators.MessageRouting.missing',
        message: 'thiếu',
        description: 'A header is missing',
      });
    case 'ignored':
      return translate({
        id: 'simulators.MessageRouting.ignored',
        message: 'không xét',
        description: 'A header of a binding is ignored, because its name begins with x-',
      });
  }
}

export function describeProblem(problem: RoutingProblem): string {
  switch (problem.code) {
    case 'binding':
      return translate(
        {
          id: 'simulators.MessageRouting.badBinding',
          message: 'Dòng {line}: “{text}” không đọc được; viết “email: order.#”, chữ không dấu, không có dấu cách.',
          description: 'A line is no binding',
        },
        { line: problem.line, text: problem.text },
      );
    case 'message':
      return translate(
        {
          id: 'simulators.MessageRouting.badMessage',
          message:
            'Dòng {line}: “{text}” không dùng được ở đây; viết “order.paid.hn”, chữ không dấu, không có dấu cách, hoặc "" cho khóa rỗng.',
          description: 'A line is no routing key',
        },
        { line: problem.line, text: problem.text },
      );
    case 'pair':
      return translate(
        {
          id: 'simulators.MessageRouting.badPair',
          message:
            'Dòng {line}: “{text}” không đọc được; viết “city=hn, gift=yes”, chữ không dấu và chữ số, mỗi tên một lần, nhiều nhất {max} cặp.',
          description: 'A part of a line is no header',
        },
        { line: problem.line, text: problem.text, max: LIMITS.pairs },
      );
    case 'mode':
      return translate(
        {
          id: 'simulators.MessageRouting.badMode',
          message: 'Dòng {line}: x-match không nhận “{text}”; viết một trong {modes}.',
          description: 'x-match has a value that RabbitMQ refuses',
        },
        { line: problem.line, text: problem.text, modes: X_MATCH.join(', ') },
      );
    case 'count':
      return translate(
        {
          id: 'simulators.MessageRouting.tooMany',
          message: 'Cần từ 1 đến {max} dòng.',
          description: 'There are too few or too many lines',
        },
        { max: problem.max },
      );
  }
}
