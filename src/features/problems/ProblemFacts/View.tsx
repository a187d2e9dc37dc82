import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { useExerciseProgress } from '@site/src/features/progress/useProgress';
import type { ProblemFacts as Facts } from '../core/problem';
import { DifficultyLabel } from '../DifficultyLabel';
import styles from './styles.module.css';

interface Props {
  facts: Facts;
  /** Id of the exercise whose solution counts as solving the problem. */
  solvedBy: string;
}

/** Facts shown before the problem's text, and whether it is solved on this device. */
export function ProblemFacts({ facts, solvedBy }: Props): ReactNode {
  const { solvedAt } = useExerciseProgress(solvedBy);
  return (
    <div className={styles.facts} data-search="off">
      <dl className={styles.list}>
        <div>
          <dt>
            <Translate id="problems.ProblemFacts.difficulty" description="Name of a fact of a problem">
              Độ khó
            </Translate>
          </dt>
          <dd>
            <DifficultyLabel difficulty={facts.difficulty} />
          </dd>
        </div>
        <div>
          <dt>
            <Translate
              id="problems.ProblemFacts.original"
              description="Name of a fact of a problem: where it comes from"
            >
              Đề gốc
            </Translate>
          </dt>
          <dd>
            <Link to={facts.original}>LeetCode {facts.number}</Link>
          </dd>
        </div>
      </dl>
      <Telling facts={facts} />
      {solvedAt && (
        <p className={styles.solved}>
          <Translate id="problems.ProblemFacts.solved" description="Stamp on a problem that the reader has solved">
            ✓ Đã giải
          </Translate>
        </p>
      )}
    </div>
  );
}

/** Facts that would give the approach away, behind a native `<details>`, which needs no script. */
function Telling({ facts }: Pick<Props, 'facts'>): ReactNode {
  return (
    <details className={styles.telling}>
      <summary>
        {facts.days.length > 0 ? (
          <Translate
            id="problems.ProblemFacts.telling"
            description="Summary: shows the pattern of a problem and the lessons that teach it, which tells of the approach"
          >
            Dạng bài và bài học (gợi ý cách giải)
          </Translate>
        ) : (
          <Translate
            id="problems.ProblemFacts.tellingPattern"
            description="Summary: shows the pattern of a problem, which tells of the approach"
          >
            Dạng bài (gợi ý cách giải)
          </Translate>
        )}
      </summary>
      <dl className={styles.list}>
        <div>
          <dt>
            <Translate id="problems.ProblemFacts.pattern" description="Name of a fact of a problem">
              Dạng bài
            </Translate>
          </dt>
          <dd>
            <Link to={facts.samePattern}>{facts.pattern.name}</Link>
          </dd>
        </div>
        {facts.days.length > 0 && (
          <div>
            <dt>
              <Translate
                id="problems.ProblemFacts.lessons"
                description="Name of a fact of a problem: lessons that teach what it needs"
              >
                Bài học
              </Translate>
            </dt>
            <dd>
              <ul className={styles.days} role="list">
                {facts.days.map(({ number, title, href }) => (
                  <li key={href}>
                    <Link to={href}>
                      <Translate
                        id="problems.ProblemFacts.day"
                        description="Link to a lesson of the SQL course"
                        values={{ number, title }}
                      >
                        {'Ngày {number}: {title}'}
                      </Translate>
                    </Link>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </details>
  );
}
