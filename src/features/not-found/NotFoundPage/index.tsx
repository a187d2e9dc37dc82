import { useEffect, useState, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { suggestPages, type Page } from '../core/suggestPages';
import styles from './styles.module.css';

/** The address that was asked for: a host with one 404 page sends readers here with it in `from`. */
function useAskedPath(): string {
  const { pathname, search } = useLocation();
  return new URLSearchParams(search).get('from') ?? pathname;
}

function useSuggestions(path: string): Page[] {
  const source = useBaseUrl('/page-list.json');
  const [suggestions, setSuggestions] = useState<Page[]>([]);
  useEffect(() => {
    const aborter = new AbortController();
    fetch(source, { signal: aborter.signal })
      .then((response) => (response.ok ? response.json() : []))
      .then((pages: Page[]) => setSuggestions(suggestPages(path, pages)))
      // Without the list (offline, or the dev server) the page still offers its fixed links.
      .catch(() => undefined);
    return () => aborter.abort();
  }, [path, source]);
  return suggestions;
}

/** Runs before anything is painted on a host that has a single 404 page for all languages. */
const HAND_OVER_TO_ENGLISH = (baseUrl: string) =>
  `(function(l,e){if(l.pathname.indexOf(e)===0&&l.pathname!==e+'404')l.replace(e+'404?from='+encodeURIComponent(l.pathname))})(location,'${baseUrl}en/')`;

/** Not-found page: what was asked for, the likeliest pages, and the ways on. */
export function NotFoundPage(): ReactNode {
  const path = useAskedPath();
  const suggestions = useSuggestions(path);
  const { i18n, siteConfig } = useDocusaurusContext();
  // The prerendered page serves every unknown address, so the path appears after hydration only.
  const asked = useIsBrowser() ? path : '';

  return (
    <main className={styles.page}>
      <Head>
        <meta name="robots" content="noindex" />
        {/* For the prerendered page alone: it has run before React is there, which must not write scripts. */}
        {!ExecutionEnvironment.canUseDOM && i18n.currentLocale === i18n.defaultLocale && (
          <script>{HAND_OVER_TO_ENGLISH(siteConfig.baseUrl)}</script>
        )}
      </Head>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>
        <Translate id="theme.NotFound.title" description="The title of the 404 page">
          Không tìm thấy trang
        </Translate>
      </h1>
      <p className={styles.asked}>
        <Translate id="notFound.NotFoundPage.text" description="First paragraph of the not-found page">
          Không có trang nào ở địa chỉ này: có thể đường dẫn bị thiếu ký tự, hoặc trang đã được chuyển đi.
        </Translate>{' '}
        {asked && <code>{asked.slice(0, 120)}</code>}
      </p>
      <div className={styles.suggestions} aria-live="polite">
        {suggestions.length > 0 && (
          <>
            <h2>
              <Translate id="notFound.NotFoundPage.suggestions" description="Heading over the suggested pages">
                Có phải bạn muốn tìm
              </Translate>
            </h2>
            <ul>
              {suggestions.map(({ path: target, title }) => (
                <li key={target}>
                  <Link to={target} autoAddBaseUrl={false}>
                    {title}
                  </Link>{' '}
                  <span className={styles.path}>{decodeURI(target)}</span>
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
      <p className={styles.ways}>
        <Link className="button button--primary" to="/">
          <Translate id="notFound.NotFoundPage.home" description="Link to the home page">
            Về trang chủ
          </Translate>
        </Link>
        <Link className="button button--secondary" to="/docs">
          <Translate id="notFound.NotFoundPage.docs" description="Link to the lessons">
            Xem các bài học
          </Translate>
        </Link>
        <Link className="button button--secondary" to="/search">
          <Translate id="notFound.NotFoundPage.search" description="Link to the search page">
            Tìm kiếm
          </Translate>
        </Link>
      </p>
    </main>
  );
}
