import type { ReactNode } from 'react';
import type { PlanNode } from '../core/plans/queryPlan';
import styles from './styles.module.css';

/** A query plan as a tree: the inputs of a step are indented below it. */
export function QueryPlan({ steps }: { steps: readonly PlanNode[] }): ReactNode {
  return (
    <div className={styles.plan} lang="en">
      <Steps steps={steps} />
    </div>
  );
}

function Steps({ steps }: { steps: readonly PlanNode[] }): ReactNode {
  return (
    <ul className={styles.steps}>
      {steps.map(({ label, details, children }, index) => (
        <li key={index} className={styles.step}>
          <span className={styles.label}>{label}</span>
          {details.map((detail, line) => (
            <span key={line} className={styles.detail}>
              {detail}
            </span>
          ))}
          {children.length > 0 && <Steps steps={children} />}
        </li>
      ))}
    </ul>
  );
}
