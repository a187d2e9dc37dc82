import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { SelectField } from '../../shared/fields';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { anomaliesOf } from '../core/anomalies';
import { picksCodec, transactionSchedule } from '../core/definition';
import { unpackScenario, type PackedScenario } from '../core/packSchedules';
import { tallyScenario, type Tally } from '../core/tally';
import {
  ENGINES,
  LEVEL_NAMES,
  MOST_PICKS,
  type Engine,
  type IsolationLevel,
  type RecordedScenario,
  type ScheduleInput,
  type SessionName,
} from '../core/types';
import { follow } from '../core/walk';
import { ask } from './ask';
import { describeStep } from './describeStep';
import { Ending } from './Ending';
import { Picker } from './Picker';
import { Summary } from './Summary';
import { Tasks } from './Tasks';
import { ENGINE_NAMES, levelName, titleOf } from './texts';
import { Timeline } from './Timeline';

type Sim = SimulatorOf<ReturnType<typeof transactionSchedule>>;

export interface ScheduleProps {
  /** Key under which the URL stores the state. */
  id?: string;
  engine?: Engine;
  level?: IsolationLevel;
  /** The sessions whose statements run first, in order: `aaa bbb`; by default both take turns. */
  picks?: string;
  recorded: PackedScenario;
}

/** Two transactions whose statements the reader puts in order, with a real server's answer to each. */
export const TransactionSchedule = simulator(
  'TransactionSchedule',
  'schedule',
  ({ engine = 'mysql', level = 'repeatable read', picks, recorded: packed }: ScheduleProps) => {
    const recorded = unpackScenario(packed);
    const written = picks?.replaceAll(' ', '');
    const wanted = picksCodec.parse(written ?? 'ab'.repeat(MOST_PICKS / 2));
    const followed = wanted.ok ? follow(recorded.servers[engine].levels[level], wanted.value) : [];
    if (written !== undefined && picksCodec.serialize(followed) !== written)
      throw new Error(
        `${engine} at ${level} does not follow picks="${picks}"; the nearest ones that it follows are "${followed.join('')}"`,
      );
    return {
      definition: transactionSchedule(recorded),
      input: { engine, level, picks: followed },
      recorded,
      tally: tallyScenario(recorded),
    };
  },
  useParts,
);

function useParts(sim: Sim, { recorded, tally }: { recorded: RecordedScenario; tally: Tally }): SimulatorParts {
  const { input, trace, step, stepper, score } = sim;
  const shown = trace.steps.slice(0, stepper.position);
  const events = shown.flatMap((each) => each.events);
  const left = step?.left;
  const anomalies = left
    ? anomaliesOf(recorded, recorded.servers[input.engine].levels[input.level], { events, left })
    : null;
  const pickAll = (picks: readonly SessionName[]) => {
    sim.setInput({ ...input, picks }, 'end');
    stepper.dispatch({ type: 'pause' });
  };
  const picked = input.picks.slice(0, stepper.position);
  return {
    title: titleOf(recorded.name),
    choices: <ServerFields sim={sim} recorded={recorded} />,
    status: step
      ? describeStep(recorded, shown, shown.length - 1)
      : translate({
          id: 'simulators.TransactionSchedule.start',
          message: 'Chưa phiên nào chạy lệnh nào.',
          description: 'Before the first statement',
        }),
    question: ask(recorded, trace.steps, stepper.position),
    results: (
      <>
        <Ending recorded={recorded} events={events} left={left} anomalies={anomalies} />
        <Tasks scenario={recorded.name} input={input} anomalies={anomalies} tally={tally} />
        <Summary tally={tally} />
      </>
    ),
    figure: (
      <>
        {score === null && (
          <Picker
            recorded={recorded}
            events={events}
            states={step?.after ?? trace.result.start}
            onPick={(session) => pickAll([...picked, session])}
            onUndo={picked.length > 0 ? () => pickAll(picked.slice(0, -1)) : undefined}
            onRestart={() => pickAll([])}
          />
        )}
        <Timeline recorded={recorded} steps={trace.steps} shown={stepper.position} />
      </>
    ),
  };
}

interface FieldsProps {
  sim: Sim;
  recorded: RecordedScenario;
}

/** Server and isolation level, by which the same order of statements is compared. */
function ServerFields({ sim: { input, setInput }, recorded: { servers } }: FieldsProps): ReactNode {
  const change = (where: Pick<ScheduleInput, 'engine'> | Pick<ScheduleInput, 'level'>) => {
    const next = { ...input, ...where };
    // Keeps the picks as far as the other server or level allows them.
    setInput({ ...next, picks: follow(servers[next.engine].levels[next.level], input.picks) });
  };
  return (
    <>
      <SelectField
        label={translate({
          id: 'simulators.TransactionSchedule.server',
          message: 'Máy chủ',
          description: 'Field: which server',
        })}
        value={input.engine}
        options={ENGINES.map((value) => ({ value, label: `${ENGINE_NAMES[value]} ${servers[value].version}` }))}
        onChange={(engine) => change({ engine })}
      />
      <SelectField
        label={translate({
          id: 'simulators.TransactionSchedule.level',
          message: 'Mức cô lập',
          description: 'Label: isolation level',
        })}
        value={input.level}
        options={LEVEL_NAMES.map((value) => ({ value, label: levelName(value) }))}
        onChange={(level) => change({ level })}
        broad
      />
    </>
  );
}
