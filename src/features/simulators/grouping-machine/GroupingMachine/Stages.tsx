import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { CLAUSES, type Clause, type GroupingTrace } from '../core/types';
import { clauseName } from './names';
import styles from './styles.module.css';

interface Props {
  trace: GroupingTrace;
  shown: number;
}

/** The clauses of the query in the order of evaluation, with the current one marked. */
export function Stages({ trace: { steps }, shown }: Props): ReactNode {
  const present = new Set<Clause>(steps.map(({ clause }) => clause));
  const now = steps[shown - 1]?.clause;
  return (
    <ol
      className={styles.stages}
      aria-label={translate({
        id: 'simulators.GroupingMachine.stages',
        message: 'Thứ tự xử lý',
        description: 'Name of the list of clauses in the order in which they act',
      })}
    >
      {CLAUSES.filter((clause) => present.has(clause)).map((clause) => (
        <li key={clause} aria-current={clause === now ? 'step' : undefined}>
          {clauseName(clause)}
        </li>
      ))}
    </ol>
  );
}
