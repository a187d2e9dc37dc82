import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import course from '@generated/courses/default/courses/sql.json';
import Layout from '@theme/Layout';
import { PostList } from '@site/src/components/PostList';
import { Rows } from '@site/src/components/Rows';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import type { LabBlock } from '../../sql-lab/core/labBlock';
import { DayStrip } from '../../progress/DayStrip';
import { StartLink } from '../../progress/StartLink';
import { HeroLab } from '../HeroLab';
import { TopicRow } from '../TopicRow';
import type { HomeData } from '../types';
import styles from './styles.module.css';

const ROADMAP = '/docs/database/learn-sql-in-30-days/30-day-sql-learning-roadmap';

function Hero({ question }: { question: LabBlock }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <div className={styles.heroText}>
        <p className={styles.byline}>
          <Translate
            id="home.HomePage.byline"
            description="Above the promise: whose site this is"
            values={{ name: siteConfig.title, tagline: siteConfig.tagline }}
          >
            {'Sổ tay lập trình của {name}, {tagline}'}
          </Translate>
        </p>
        <h1 className={styles.promise}>
          <Translate id="home.HomePage.promise" description="The promise of the site, in the hero">
            Bài nào cũng chạy được.
          </Translate>
        </h1>
        <p className={styles.lead}>
          <Translate id="home.HomePage.lead" description="Lead paragraph in the hero">
            SQL, thuật toán, hệ điều hành, kiểm thử tải, bảo mật web. Sửa mã, chạy ngay trên trang, rồi đọc vì sao kết
            quả thay đổi. Không cài đặt, không tài khoản.
          </Translate>
        </p>
        <div className={styles.actions}>
          <StartLink course={course} />
          <Link to={ROADMAP}>
            <Translate id="home.HomePage.roadmap" description="Link of the hero to the roadmap of the SQL course">
              Lộ trình 30 ngày SQL
            </Translate>
          </Link>
        </div>
        <Facts />
      </div>
      <HeroLab question={question} />
    </header>
  );
}

function Facts(): ReactNode {
  const number = useNumberFormat();
  const lessons = course.lessons.filter(({ href }) => href !== undefined).length;
  const exercises = course.lessons.reduce((sum, { exercises: ids }) => sum + ids.length, 0);
  const count = (value: number) => <b className={styles.number}>{number(value)}</b>;
  return (
    <ul className={styles.facts} role="list">
      <li>
        <Translate
          id="home.HomePage.lessons"
          description="How many lessons the SQL course has"
          values={{ count: count(lessons) }}
        >
          {'{count} bài SQL'}
        </Translate>
      </li>
      <li>
        <Translate
          id="home.HomePage.exercises"
          description="How many exercises the SQL course has"
          values={{ count: count(exercises) }}
        >
          {'{count} bài tập tự chấm'}
        </Translate>
      </li>
      <li>
        <Translate
          id="home.HomePage.engines"
          description="How many database systems run in the page"
          values={{ count: count(2) }}
        >
          {'{count} hệ quản trị thật'}
        </Translate>
      </li>
    </ul>
  );
}

export default function HomePage({ home }: { home: HomeData }): ReactNode {
  return (
    <Layout
      description={translate({
        id: 'home.HomePage.description',
        message:
          'Bài học SQL, kiểm thử tải với k6, LeetCode, hệ điều hành và bảo mật web: sửa và chạy ngay trên trang, bằng tiếng Việt và tiếng Anh.',
        description: 'Description of the home page for search engines',
      })}
    >
      <main className={styles.main}>
        <Hero question={home.question} />
        <section className={styles.course} aria-labelledby="course">
          <div>
            <h2 id="course" className={styles.sectionTitle}>
              <Link to={ROADMAP}>
                <Translate id="home.HomePage.course" description="Heading over the strip of the SQL course">
                  Học SQL trong 30 ngày
                </Translate>
              </Link>
            </h2>
            <p className={styles.sectionText}>
              <Translate id="home.HomePage.courseText" description="The SQL course in one sentence">
                Một nhà sách, mỗi ngày một bài: từ câu SELECT đầu tiên đến giao dịch và bảo mật.
              </Translate>
            </p>
          </div>
          <DayStrip course={course} />
        </section>
        <Rows
          label={translate({
            id: 'home.HomePage.topics',
            message: 'Các chủ đề khác',
            description: 'Name of the list of topics besides the SQL course',
          })}
        >
          {home.topics.map((topic) => (
            <TopicRow key={topic.folder} {...topic} />
          ))}
        </Rows>
        <section aria-labelledby="latest">
          <h2 id="latest" className={styles.sectionTitle}>
            <Translate id="home.HomePage.latest" description="Heading over the latest posts">
              Bài viết mới
            </Translate>
          </h2>
          <PostList posts={home.recentPosts} />
          <p>
            <Link to="/blog/archive">
              <Translate id="home.HomePage.allPosts" description="Link to all posts">
                Tất cả bài viết
              </Translate>
            </Link>
          </p>
        </section>
      </main>
    </Layout>
  );
}
