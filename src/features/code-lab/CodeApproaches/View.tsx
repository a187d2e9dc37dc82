import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock/View';
import { Approaches } from '../../lab-kit/Approaches';
import { countCases } from '../core/countCases';
import type { ProblemData, ShownApproach } from '../core/problem';
import styles from './styles.module.css';

interface Props {
  /** Id of the definition in `courses/leetcode`; the build adds its data as `problem`. */
  id: string;
  problem: ProblemData;
}

/** The approaches to a problem, tested by the build, each with its complexity and its code. */
export function CodeApproaches({ problem }: Props): ReactNode {
  return (
    <Approaches
      exercise={problem.id}
      approaches={problem.approaches.map((approach) => ({
        ...approach,
        panel: <Approach approach={approach} />,
      }))}
    >
      <p className={styles.proof}>
        <Translate
          id="codeLab.CodeApproaches.proof"
          description="Below the approaches: the build has tested each of them"
          values={{ count: problem.approaches.length, cases: countCases(problem) }}
        >
          {'✓ Cả {count} cách đều đạt {cases} trường hợp, kiểm lại mỗi lần dựng trang.'}
        </Translate>
      </p>
    </Approaches>
  );
}

function Approach({ approach: { code, time, space, note } }: { approach: ShownApproach }): ReactNode {
  return (
    <>
      <dl className={styles.costs}>
        <div>
          <dt>
            <Translate id="codeLab.CodeApproaches.time" description="Label: complexity in time">
              Thời gian
            </Translate>
          </dt>
          <dd>{time}</dd>
        </div>
        <div>
          <dt>
            <Translate id="codeLab.CodeApproaches.space" description="Label: complexity in memory">
              Bộ nhớ
            </Translate>
          </dt>
          <dd>{space}</dd>
        </div>
      </dl>
      {note && <p className={styles.note}>{note}</p>}
      <CodeBlock language="js">{code}</CodeBlock>
    </>
  );
}
