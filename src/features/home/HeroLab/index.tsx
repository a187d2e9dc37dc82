import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { LabBlock } from '../../sql-lab/core/labBlock';
import { SqlLab } from '../../sql-lab/SqlLab';
import styles from './styles.module.css';

/** A question, a query that can be run, the different answers of two engines, and the way to the reason. */
export function HeroLab({ question }: { question: LabBlock }): ReactNode {
  return (
    <section className={styles.sheet} aria-labelledby="question">
      <header className={styles.question}>
        <h2 id="question" className={styles.title}>
          <Translate id="home.HeroLab.question" description="The question that the query in the first view answers">
            Khách chưa rõ thành phố đứng đầu hay đứng cuối?
          </Translate>
        </h2>
        <p className={styles.hint}>
          <Translate id="home.HeroLab.hint" description="Below the question in the first view">
            Cùng một câu lệnh, hai hệ quản trị, hai câu trả lời.
          </Translate>
        </p>
      </header>
      <div className={styles.lab}>
        <SqlLab id={question.id} block={question} />
      </div>
      <p className={styles.why}>
        <Translate
          id="home.HeroLab.why"
          description="Below the two answers in the first view; the link leads to the section that explains them"
          values={{
            link: (
              <Link to="/docs/database/learn-sql-in-30-days/05-sorting-and-limiting#null-order">
                <Translate id="home.HeroLab.reason" description="Link to the section of the lesson">
                  Vì sao?
                </Translate>
              </Link>
            ),
          }}
        >
          {'NULL đứng đầu trong SQLite, đứng cuối trong PostgreSQL. {link}'}
        </Translate>
      </p>
    </section>
  );
}
