import { translate } from '@docusaurus/Translate';
import type { Question } from '../../shared/SimulatorFrame';
import {
  ENGINES,
  LEVEL_NAMES,
  type RecordedScenario,
  type ScheduleEvent,
  type ScheduleNode,
  type ScheduleStep,
} from '../core/types';
import { answerText, outcomeText, sessionLetter, statementOf } from './texts';
import { describeStep } from './describeStep';

/**
 * The outcome of a statement as an answer to choose; all errors are one answer, since nobody can predict their wording.
 */
function optionOf(event: ScheduleEvent): { id: string; label: string } {
  if (event.outcome === 'waits') return { id: 'waits', label: outcomeText(event) };
  if (event.outcome === 'failed')
    return {
      id: 'fails',
      label: translate({
        id: 'simulators.TransactionSchedule.optionFails',
        message: 'máy chủ báo lỗi và hủy giao dịch',
        description: 'Answer to choose: the statement fails',
      }),
    };
  const { rows, changedRows } = event;
  return { id: JSON.stringify([rows, changedRows]), label: answerText(event) };
}

/** Yields the first event of every statement in a tree, that is, its immediate outcome in each schedule. */
function* firstEvents(node: ScheduleNode, known: Set<ScheduleNode>): Generator<ScheduleEvent> {
  if (known.has(node)) return;
  known.add(node);
  for (const session of ['a', 'b'] as const) {
    const choice = node[session];
    if (!choice) continue;
    const own = choice.events.find((event) => event.session === session);
    if (own) yield own;
    yield* firstEvents(choice.next, known);
  }
}

function optionsFor(recorded: RecordedScenario, asked: ScheduleEvent): Question['options'] {
  const options = new Map<string, string>();
  for (const engine of ENGINES)
    for (const level of LEVEL_NAMES)
      for (const event of firstEvents(recorded.servers[engine].levels[level], new Set())) {
        if (event.session !== asked.session || event.step !== asked.step) continue;
        const { id, label } = optionOf(event);
        options.set(id, label);
      }
  return [...options].map(([id, label]) => ({ id, label })).sort((left, right) => (left.label < right.label ? -1 : 1));
}

/** Asks what the server does with the next statement; null where the outcome is the same in all schedules. */
export function ask(recorded: RecordedScenario, steps: readonly ScheduleStep[], shown: number): Question | null {
  const next = steps[shown];
  const asked = next?.events.find(({ session }) => session === next.pick);
  if (!next || !asked) return null;
  const options = optionsFor(recorded, asked);
  if (options.length < 2) return null;
  const before = steps.slice(0, shown).flatMap(({ events }) => events);
  return {
    prompt: translate(
      {
        id: 'simulators.TransactionSchedule.question',
        message: 'Phiên {session} chạy {sql}. Máy chủ làm gì?',
        description: 'Question before a statement',
      },
      { session: sessionLetter(asked.session), sql: statementOf(recorded, before, asked.session, asked.step) },
    ),
    options,
    accepted: [optionOf(asked).id],
    explanation: describeStep(recorded, steps, shown),
  };
}
