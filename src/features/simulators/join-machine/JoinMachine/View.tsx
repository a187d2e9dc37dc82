import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { SqlText } from '../../relation/SqlText';
import { valueOf } from '../../shared/core/valueOf';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { joinMachine } from '../core/definition';
import { readLesson, type JoinProperties } from '../core/lesson';
import { tally } from '../core/tally';
import type { JoinLesson } from '../core/types';
import { askStep } from './askStep';
import { describeStart, describeStep } from './describeStep';
import { Inputs, KindFields } from './Inputs';
import { JoinedTable } from './JoinedTable';
import { PairLens } from './PairLens';
import { namesOf } from './names';
import { PairGrid } from './PairGrid';
import { queryLines } from './queryLines';
import { SourceTable } from './SourceTable';
import { Summary } from './Summary';
import layout from '../../relation/layout.module.css';
import styles from './styles.module.css';

/** Shows what a join means: every pair of rows, its ON condition, and what each kind of join keeps. */
export const JoinMachine = simulator(
  'JoinMachine',
  'join',
  (properties: JoinProperties) => {
    const lesson = valueOf(readLesson(properties));
    return { definition: joinMachine(lesson), input: lesson.start, lesson };
  },
  useParts,
);

function useParts(
  sim: SimulatorOf<ReturnType<typeof joinMachine>>,
  { lesson }: { lesson: JoinLesson },
): SimulatorParts {
  const { input, trace, step, stepper } = sim;
  const names = namesOf(input, lesson);
  const shown = stepper.position;
  const counted = tally(trace, shown, input);
  const parts = { input, names, trace, shown, counted };
  return {
    title: translate({
      id: 'simulators.JoinMachine.title',
      message: 'Phép kết nối, từng cặp hàng',
      description: 'Title of the join machine',
    }),
    choices: <KindFields sim={sim} lesson={lesson} />,
    inputs: <Inputs sim={sim} lesson={lesson} />,
    status: step ? describeStep(step, names, input, trace.result) : describeStart(names),
    question: askStep(trace, shown, input, names),
    results: <Summary input={input} names={names} counted={counted} />,
    figure: (
      <div className={clsx(layout.stage, styles.stage)}>
        <div className={clsx(layout.shares, styles.tables)}>
          <SourceTable side="left" {...parts} />
          <SourceTable side="right" {...parts} />
        </div>
        <div className={styles.work}>
          <div className={styles.query}>
            <SqlText
              lines={queryLines(input, lesson)}
              isAtWork={({ runs }) => step !== undefined && runs.includes(step.kind)}
            />
            <PairLens step={step} {...parts} />
          </div>
          <PairGrid {...parts} />
        </div>
        <div className={layout.shares}>
          <JoinedTable {...parts} isGuessed={sim.score !== null} />
        </div>
      </div>
    ),
  };
}
