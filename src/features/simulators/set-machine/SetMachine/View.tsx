import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { valueOf } from '../../shared/core/valueOf';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { Totals } from '../../shared/Totals';
import { setMachine } from '../core/definition';
import { readLesson, type SetProperties } from '../core/lesson';
import type { SetInput, SetStep } from '../core/types';
import { askStep } from './askStep';
import { describeStart, describeStep } from './describeStep';
import { Inputs, OperatorField } from './Inputs';
import { QueryTable } from './QueryTable';
import { CombinedTable } from './CombinedTable';
import { OPERATOR_WORDS } from './words';
import layout from '../../relation/layout.module.css';
import styles from './styles.module.css';

/** Shows row by row what UNION, UNION ALL, INTERSECT and EXCEPT do with the results of two queries. */
export const SetMachine = simulator(
  'SetMachine',
  'sets',
  (properties: SetProperties) => {
    const input = valueOf(readLesson(properties));
    return { definition: setMachine(input), input };
  },
  useParts,
);

function useParts(sim: SimulatorOf<ReturnType<typeof setMachine>>): SimulatorParts {
  const { input, trace, step, stepper } = sim;
  const shown = stepper.position;
  const count = trace.steps.slice(0, shown).filter(isAdded).length;
  const parts = { input, trace, shown };
  return {
    title: translate({
      id: 'simulators.SetMachine.title',
      message: 'Phép toán tập hợp, từng hàng',
      description: 'Title of the set machine',
    }),
    choices: <OperatorField sim={sim} />,
    inputs: <Inputs sim={sim} />,
    status: step ? describeStep(step, input) : describeStart(input),
    question: askStep(trace, shown, input),
    results: <Summary input={input} count={count} />,
    figure: (
      <div className={layout.stage}>
        <div className={styles.queries}>
          <QueryTable side="left" {...parts} />
          <p className={styles.operator}>{OPERATOR_WORDS[input.operator]}</p>
          <QueryTable side="right" {...parts} />
        </div>
        <CombinedTable {...parts} count={count} isGuessed={sim.score !== null} />
      </div>
    ),
  };
}

function isAdded(step: SetStep): boolean {
  return step.kind === 'row' && step.outcome === 'added';
}

function Summary({ input: { left, right }, count }: { input: SetInput; count: number }): ReactNode {
  const rowsOf = (query: string) =>
    translate(
      { id: 'simulators.SetMachine.rowsOf', message: 'Hàng của {query}', description: 'Total: rows of a query' },
      { query },
    );
  return (
    <Totals
      items={[
        [rowsOf(left.name), left.rows.length],
        [rowsOf(right.name), right.rows.length],
        [
          translate({
            id: 'simulators.SetMachine.resultRows',
            message: 'Hàng của kết quả',
            description: 'Total: rows of the result so far',
          }),
          count,
        ],
      ]}
    />
  );
}
