import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import CodeBlock from '@theme/CodeBlock/View';
import { countCases } from '../core/countCases';
import type { ProblemData, ShownApproach } from '../core/problem';
import { Tabs } from '../Tabs';
import styles from './styles.module.css';

interface Props {
  problem: ProblemData;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/**
 * The approaches side by side, each with its complexity, its code and the way to its explanation; folded until the
 * reader has tried or asks for them. The fold is the browser's own: it opens without JavaScript, and on paper.
 */
export function Approaches({ problem, isOpen, onToggle }: Props): ReactNode {
  return (
    <details className={styles.approaches} open={isOpen} onToggle={({ currentTarget }) => onToggle(currentTarget.open)}>
      <summary>
        <Translate id="codeLab.Approaches.show" description="Summary: opens the approaches to a problem">
          Xem các cách giải
        </Translate>
      </summary>
      <Tabs
        label={translate({
          id: 'codeLab.Approaches.tabs',
          message: 'Các cách giải',
          description: 'Name of the tabs with the approaches to a problem',
        })}
        tabs={problem.approaches.map((approach) => ({
          id: approach.id,
          title: approach.title,
          panel: <Approach approach={approach} />,
        }))}
      />
      <p className={styles.proof}>
        <Translate
          id="codeLab.Approaches.proof"
          description="Below the approaches: the build has tested each of them"
          values={{ count: problem.approaches.length, cases: countCases(problem) }}
        >
          {'✓ Cả {count} cách đều đạt {cases} trường hợp, kiểm lại mỗi lần dựng trang.'}
        </Translate>
      </p>
    </details>
  );
}

function Approach({ approach: { code, time, space, note, section, title } }: { approach: ShownApproach }): ReactNode {
  return (
    <>
      <dl className={styles.costs}>
        <div>
          <dt>
            <Translate id="codeLab.Approaches.time" description="Label: complexity in time">
              Thời gian
            </Translate>
          </dt>
          <dd>{time}</dd>
        </div>
        <div>
          <dt>
            <Translate id="codeLab.Approaches.space" description="Label: complexity in memory">
              Bộ nhớ
            </Translate>
          </dt>
          <dd>{space}</dd>
        </div>
      </dl>
      {note && <p className={styles.note}>{note}</p>}
      <CodeBlock language="js">{code}</CodeBlock>
      {section && (
        <p className={styles.more}>
          <Link to={`#${section}`}>
            <Translate
              id="codeLab.Approaches.section"
              description="Link to the section that explains an approach"
              values={{ title }}
            >
              {'Giải thích: {title}'}
            </Translate>
          </Link>
        </p>
      )}
    </>
  );
}
