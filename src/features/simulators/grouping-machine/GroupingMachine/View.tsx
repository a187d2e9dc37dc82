import { translate } from '@docusaurus/Translate';
import { SqlText } from '../../relation/SqlText';
import { valueOf } from '../../shared/core/valueOf';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { groupingMachine } from '../core/definition';
import { readLesson, type GroupingProperties } from '../core/lesson';
import { queryLines } from '../core/queryLines';
import { askStep } from './askStep';
import { describeStart, describeStep } from './describeStep';
import { GroupTable } from './GroupTable';
import { Inputs } from './Inputs';
import { ClauseLens } from './ClauseLens';
import { SelectedTable } from './SelectedTable';
import { SourceTable } from './SourceTable';
import { Stages } from './Stages';
import { Summary } from './Summary';
import layout from '../../relation/layout.module.css';
import styles from './styles.module.css';

/** Shows what each clause of a grouped query works on: rows, groups or the result. */
export const GroupingMachine = simulator(
  'GroupingMachine',
  'grouping',
  (properties: GroupingProperties) => {
    const input = valueOf(readLesson(properties));
    return { definition: groupingMachine(input), input };
  },
  useParts,
);

function useParts(sim: SimulatorOf<ReturnType<typeof groupingMachine>>): SimulatorParts {
  const { input, trace, step, stepper } = sim;
  const shown = stepper.position;
  const parts = { input, trace, shown };
  const isGuessed = sim.score !== null;
  return {
    title: translate({
      id: 'simulators.GroupingMachine.title',
      message: 'GROUP BY và HAVING, từng mệnh đề',
      description: 'Title of the grouping machine',
    }),
    inputs: <Inputs sim={sim} />,
    status: step ? describeStep(step, input, trace.result) : describeStart(),
    question: askStep(trace, shown, input),
    results: (
      <>
        <SelectedTable {...parts} isGuessed={isGuessed} />
        <Summary {...parts} />
      </>
    ),
    figure: (
      <div className={layout.stage}>
        <Stages trace={trace} shown={shown} />
        <div className={styles.work}>
          <SqlText
            lines={queryLines(input)}
            isAtWork={({ clause, aggregate }) =>
              step?.clause === 'aggregate' ? aggregate === step.aggregate : clause === step?.clause
            }
          />
          <ClauseLens step={step} trace={trace} input={input} />
        </div>
        <div className={layout.shares}>
          <SourceTable {...parts} />
        </div>
        <div className={layout.shares}>
          <GroupTable {...parts} isGuessed={isGuessed} />
        </div>
      </div>
    ),
  };
}
