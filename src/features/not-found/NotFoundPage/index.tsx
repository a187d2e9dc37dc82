import { useEffect, useState, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type { DocusaurusContext } from '@docusaurus/types';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { settleAddress, type Bases } from '../core/settleAddress';
import { suggestPages, type Page } from '../core/suggestPages';
import { startNotFound } from './startNotFound';
import styles from './styles.module.css';

function useSuggestions(path: string): Page[] {
  const source = useBaseUrl('/page-list.json');
  const [suggestions, setSuggestions] = useState<Page[]>([]);
  useEffect(() => {
    const aborter = new AbortController();
    fetch(source, { signal: aborter.signal })
      .then((response) => (response.ok ? response.json() : []))
      .then((pages: Page[]) => setSuggestions(suggestPages(path, pages)))
      // Without the list (offline, or on the dev server) the page still shows its fixed links.
      .catch(() => undefined);
    return () => aborter.abort();
  }, [path, source]);
  return suggestions;
}

/** The inline script of the prerendered page. */
function startScript({ i18n, siteConfig }: DocusaurusContext): string {
  const own = siteConfig.baseUrl;
  const others = Object.values(i18n.localeConfigs).map(({ baseUrl }) => baseUrl);
  const bases: Bases = { own, below: others.filter((base) => base !== own && base.startsWith(own)) };
  return `(${startNotFound.toString()})(${settleAddress.toString()},${JSON.stringify(bases)})`;
}

/** Not-found page: the requested path, the likeliest pages, and links to continue from. */
export function NotFoundPage(): ReactNode {
  const { pathname: path } = useLocation();
  const suggestions = useSuggestions(path);
  const context = useDocusaurusContext();
  // The prerendered page serves every unknown URL, so the path is known only after hydration.
  const asked = useIsBrowser() ? path : '';
  const title = translate({
    id: 'theme.NotFound.title',
    message: 'Không tìm thấy trang',
    description: 'The title of the 404 page',
  });

  return (
    <main className={styles.page}>
      {/* Where a document was not found, nothing else gives the page a title. */}
      <PageMetadata title={title} />
      <Head>
        <meta name="robots" content="noindex" />
        {/* Only in the prerendered page: the script runs before React hydrates, and React must not render it. */}
        {!ExecutionEnvironment.canUseDOM && <script>{startScript(context)}</script>}
      </Head>
      <p className={styles.code} aria-hidden="true">
        404
      </p>
      <h1>{title}</h1>
      <p className={styles.asked}>
        <Translate id="notFound.NotFoundPage.text" description="First paragraph of the not-found page">
          Không có trang nào ở địa chỉ này: có thể đường dẫn bị thiếu ký tự, hoặc trang đã được chuyển đi.
        </Translate>{' '}
        {asked && <code translate="no">{asked.slice(0, 120)}</code>}
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
