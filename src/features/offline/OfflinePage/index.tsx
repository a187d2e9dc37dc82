import { useEffect, useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Layout from '@theme/Layout';
import { ownPath } from '../core/paths';
import type { PackRecord } from '../core/types';
import { readRecords } from '../records';
import { readVisitedPages, type VisitedPage } from '../visitedPages';
import { useConnection } from './useConnection';
import styles from './styles.module.css';

interface Saved {
  readonly courses: readonly PackRecord[];
  readonly pages: readonly VisitedPage[];
}

function useSaved(): Saved | undefined {
  const [saved, setSaved] = useState<Saved>();
  useEffect(() => {
    let isCurrent = true;
    void Promise.all([readRecords().catch(() => []), readVisitedPages()]).then(([courses, pages]) => {
      if (isCurrent)
        setSaved({ courses: courses.filter((record) => record.isComplete || record.previous.length > 0), pages });
    });
    return () => {
      isCurrent = false;
    };
  }, []);
  return saved;
}

/** Where a reader without a network is sent: lists the pages on the device, and leads back once the network returns. */
export function OfflinePage(): ReactNode {
  const { search } = useLocation();
  // The prerendered page does not know its URL, so the requested path appears only after hydration.
  const isBrowser = useIsBrowser();
  const asked = isBrowser ? ownPath(new URLSearchParams(search).get('from'), location.origin) : undefined;
  const retry = useConnection(asked);
  const saved = useSaved();
  return (
    <Layout
      title={translate({
        id: 'offline.OfflinePage.title',
        message: 'Khi không có mạng',
        description: 'Title of the offline page',
      })}
    >
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={styles.page}>
        <h1>
          <Translate id="offline.OfflinePage.title" description="Title of the offline page">
            Khi không có mạng
          </Translate>
        </h1>
        {asked ? (
          <>
            <p>
              <Translate id="offline.OfflinePage.asked" description="What became of the page that was asked for">
                Trang bạn mở chưa được lưu trên máy này. Trang sẽ tự mở khi có mạng trở lại. Trong lúc chờ, bạn vẫn đọc
                và chạy được những gì dưới đây.
              </Translate>
            </p>
            <p className={styles.asked}>
              <code translate="no">{asked.slice(0, 120)}</code>
            </p>
          </>
        ) : (
          <p>
            <Translate id="offline.OfflinePage.text" description="First paragraph of the page of what is saved">
              Những gì dưới đây đã lưu trên máy này: bạn đọc và chạy được cả khi không có mạng.
            </Translate>
          </p>
        )}
        <p className={styles.ways}>
          <button type="button" className="button button--primary" onClick={retry}>
            <Translate id="offline.OfflinePage.retry" description="Button: ask for the page again">
              Thử lại
            </Translate>
          </button>
          <Link className="button button--secondary" to="/">
            <Translate id="offline.OfflinePage.home" description="Link to the home page">
              Về trang chủ
            </Translate>
          </Link>
        </p>
        <div aria-live="polite">{saved && <SavedLists saved={saved} />}</div>
      </main>
    </Layout>
  );
}

function SavedLists({ saved: { courses, pages } }: { saved: Saved }): ReactNode {
  if (courses.length + pages.length === 0) {
    return (
      <p>
        <Translate id="offline.OfflinePage.nothing" description="Nothing is saved on the device">
          Máy này chưa lưu gì. Khi có mạng, hãy mở trang của một khóa học và bấm “Lưu khóa học vào máy”.
        </Translate>
      </p>
    );
  }
  return (
    <>
      {courses.length > 0 && (
        <section>
          <h2>
            <Translate id="offline.OfflinePage.courses" description="Heading over the saved courses">
              Khóa học đã lưu
            </Translate>
          </h2>
          <ul>
            {courses.map(({ locale, manifest: { id, href, label } }) => (
              <li key={`${locale}/${id}`}>
                <SavedLink locale={locale} path={href}>
                  {label}
                </SavedLink>
              </li>
            ))}
          </ul>
        </section>
      )}
      {pages.length > 0 && (
        <section>
          <h2>
            <Translate id="offline.OfflinePage.pages" description="Heading over the pages visited before">
              Trang đã xem
            </Translate>
          </h2>
          <ul>
            {pages.map(({ path, title }) => (
              <li key={path}>
                <SavedLink path={path}>{title}</SavedLink>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}

/** Forces a full page load, because the saved page may be from another build or language than the running scripts. */
function SavedLink({ path, locale, children }: { path: string; locale?: string; children: ReactNode }): ReactNode {
  return (
    <Link href={`pathname://${path}`} hrefLang={locale} target="_self" autoAddBaseUrl={false}>
      {children}
    </Link>
  );
}
