import { translate } from '@docusaurus/Translate';
import type { Question } from '../../shared/SimulatorFrame';
import { guesses } from '../core/guesses';
import { formatMessage } from '../core/parseRouting';
import type { RoutingInput, RoutingTrace } from '../core/types';
import { describeStep, describeNobody } from './texts';

/** Asks into which queues the next message goes. */
export function askMessage(input: RoutingInput, { steps }: RoutingTrace, shown: number): Question | null {
  const next = steps[shown];
  if (!next) return null;
  return {
    prompt: translate(
      {
        id: 'simulators.MessageRouting.question',
        message: 'Tin “{message}” vào những hàng đợi nào?',
        description: 'Question before a message is routed',
      },
      { message: formatMessage(next.message) },
    ),
    options: guesses(input, next.message).map((queues) => ({
      id: queues.join(),
      label: queues.join(', ') || describeNobody(input.unroutable),
    })),
    accepted: [next.outcome === 'routed' ? next.queues.join() : ''],
    explanation: describeStep(next),
  };
}
