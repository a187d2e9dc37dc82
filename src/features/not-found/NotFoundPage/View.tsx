import { useEffect, useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import topics from '@generated/courses/default/topics.json';
import { PageShell } from '@site/src/components/PageShell';
import { suggestPages, type Page } from '../core/suggestPages';
import styles from './styles.module.css';

/** A longer address would need a third line on a phone, for which there is no room. */
const SHOWN = 72;

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

/** Not-found page: the requested path, links to continue from, and the likeliest pages or else the topics. */
export function NotFoundPage(): ReactNode {
  const { pathname: path } = useLocation();
  const suggestions = useSuggestions(path);
  // The prerendered page serves every unknown URL, so the path is known only after hydration.
  const asked = useIsBrowser() ? path : '';
  return (
    <PageShell
      kicker="404"
      title={translate({
        id: 'theme.NotFound.title',
        message: 'Không tìm thấy trang',
        description: 'The title of the 404 page',
      })}
      lead={
        <Translate id="notFound.NotFoundPage.text" description="First paragraph of the not-found page">
          Không có trang nào ở địa chỉ này: có thể đường dẫn bị thiếu ký tự, hoặc trang đã được chuyển đi.
        </Translate>
      }
    >
      <p className={styles.asked}>{asked && <code translate="no">{asked.slice(0, SHOWN)}</code>}</p>
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
      <div className={styles.suggestions} aria-live="polite">
        {suggestions.length > 0 ? <Suggestions pages={suggestions} /> : <Topics />}
      </div>
    </PageShell>
  );
}

function Suggestions({ pages }: { pages: readonly Page[] }): ReactNode {
  return (
    <>
      <h2>
        <Translate id="notFound.NotFoundPage.suggestions" description="Heading over the suggested pages">
          Có phải bạn muốn tìm
        </Translate>
      </h2>
      <ul className={styles.list} role="list">
        {pages.map(({ path, title }) => (
          <li key={path}>
            <Link to={path} autoAddBaseUrl={false}>
              {title}
            </Link>{' '}
            <span className={styles.path}>{decodeURI(path)}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

/** On the server, and for an address that resembles no page. */
function Topics(): ReactNode {
  return (
    <>
      <h2>
        <Translate id="notFound.NotFoundPage.topics" description="Heading over the topics, where no page is suggested">
          Hoặc chọn một chủ đề
        </Translate>
      </h2>
      <ul className={styles.list} role="list">
        {topics.map(({ id, label, href }) => (
          <li key={id}>
            <Link to={href}>{label}</Link>
          </li>
        ))}
      </ul>
    </>
  );
}
