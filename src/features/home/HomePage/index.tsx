import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Layout from '@theme/Layout';
import { FrameFigure } from '../FrameFigure';
import { PostList } from '../PostList';
import { TopicCard } from '../TopicCard';
import type { FrameRun, HomeData } from '../types';
import styles from './styles.module.css';

function Hero({ frameRuns }: { frameRuns: readonly FrameRun[] }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  return (
    <header className={styles.hero}>
      <div className={styles.heroText}>
        <p className={styles.byline}>{siteConfig.tagline}</p>
        <h1 className={styles.name}>{siteConfig.title}</h1>
        <p className={styles.promise}>
          <Translate id="home.HomePage.promise" description="The promise of the site, in the hero">
            Sổ tay lập trình mà bài nào cũng có thứ để chạy thử.
          </Translate>
        </p>
        <p className={styles.lead}>
          <Translate id="home.HomePage.lead" description="Lead paragraph in the hero">
            Bạn sửa mã, chạy lại và thấy vì sao kết quả thay đổi, ngay trên trang. Có tiếng Việt và tiếng Anh, không cần
            tài khoản.
          </Translate>
        </p>
        <p className={styles.actions}>
          <Link className="button button--primary button--lg" to="/docs">
            <Translate id="home.HomePage.start" description="Main button of the hero">
              Vào học
            </Translate>
          </Link>
          <Link className="button button--secondary button--lg" to="/blog">
            <Translate id="home.HomePage.blog" description="Second button of the hero">
              Đọc blog
            </Translate>
          </Link>
        </p>
      </div>
      <FrameFigure runs={frameRuns} />
    </header>
  );
}

export default function HomePage({ home }: { home: HomeData }): ReactNode {
  return (
    <Layout
      description={translate({
        id: 'home.HomePage.description',
        message:
          'Bài học SQL, kiểm thử tải với k6, LeetCode và hệ điều hành: sửa và chạy ngay trên trang, bằng tiếng Việt và tiếng Anh.',
        description: 'Description of the home page for search engines',
      })}
    >
      <main className={styles.main}>
        <Hero frameRuns={home.frameRuns} />
        <section aria-labelledby="topics">
          <h2 id="topics" className={styles.sectionTitle}>
            <Translate id="home.HomePage.topics" description="Heading over the topic cards">
              Học gì ở đây
            </Translate>
          </h2>
          {}
          <ul className={styles.topics} role="list">
            {home.topics.map((topic) => (
              <TopicCard key={topic.folder} {...topic} />
            ))}
          </ul>
        </section>
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
        <section className={styles.community} aria-labelledby="community">
          <div>
            <h2 id="community" className={styles.sectionTitle}>
              <Translate id="home.HomePage.community" description="Heading of the community teaser">
                Học cùng nhau
              </Translate>
            </h2>
            <p>
              <Translate id="home.HomePage.communityText" description="Text of the community teaser">
                Hai nhóm ở HCMUTE: GDSC HCMUTE và YIT HCMUTE.
              </Translate>
            </p>
          </div>
          <Link className="button button--secondary" to="/community">
            <Translate id="home.HomePage.communityLink" description="Button of the community teaser">
              Xem cộng đồng
            </Translate>
          </Link>
        </section>
      </main>
    </Layout>
  );
}
