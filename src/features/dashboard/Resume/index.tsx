import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import course from '@generated/courses/default/courses/sql.json';
import { standingIn } from '../../progress/core/standing';
import { DayStrip } from '../../progress/DayStrip';
import { LessonLabel } from '../../progress/LessonLabel';
import { StartLink } from '../../progress/StartLink';
import { useProgress } from '../../progress/useProgress';
import styles from './styles.module.css';

const ROADMAP = '/docs/database/learn-sql-in-30-days/30-day-sql-learning-roadmap';

/** Where to continue in the SQL course, and its days. */
export function Resume(): ReactNode {
  const { progress } = useProgress();
  const { next } = standingIn(course, progress);
  return (
    <section className={styles.course} aria-labelledby="course">
      <div className={styles.head}>
        <div className={styles.names}>
          <h2 id="course" className={styles.title}>
            <Link to={ROADMAP}>
              <Translate id="home.HomePage.course" description="Heading over the strip of the SQL course">
                Học SQL trong 30 ngày
              </Translate>
            </Link>
          </h2>
          <p className={styles.next}>
            {next ? (
              <Translate
                id="dashboard.Resume.next"
                description="The lesson that comes next: its number and its title"
                values={{ lesson: <LessonLabel lesson={next} />, title: next.title }}
              >
                {'{lesson}: {title}'}
              </Translate>
            ) : (
              <Translate id="progress.CourseRoadmap.allRead" description="Every lesson that exists is read">
                Bạn đã đọc hết các bài hiện có.
              </Translate>
            )}
          </p>
        </div>
        <StartLink course={course} />
      </div>
      <DayStrip course={course} />
    </section>
  );
}
