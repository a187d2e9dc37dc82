import type { RecordedScenario, ScheduleEvent, ScheduleStep } from '../core/types';
import { describeEvent, statementOf } from './texts';

/** Whether the statement of an event waited before it. */
export function hasWaited(events: readonly ScheduleEvent[], event: ScheduleEvent): boolean {
  return events
    .slice(0, events.indexOf(event))
    .some(({ session, step, outcome }) => session === event.session && step === event.step && outcome === 'waits');
}

/** Describes a pick and everything that it caused, in sentences. */
export function describeStep(recorded: RecordedScenario, steps: readonly ScheduleStep[], index: number): string {
  const events = steps.slice(0, index + 1).flatMap((step) => step.events);
  return (steps[index]?.events ?? [])
    .map((event) =>
      describeEvent(event, statementOf(recorded, events, event.session, event.step), hasWaited(events, event)),
    )
    .join(' ');
}
