import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import { PageShell } from '@site/src/components/PageShell';
import { usePageQuery } from '../usePageQuery';
import { usePageResults } from '../usePageResults';
import { useResultPosition } from '../useResultPosition';
import { useSearchSettings } from '../useSearchSettings';
import { Filters } from './Filters';
import { Results } from './Results';
import { SearchForm } from './SearchForm';
import styles from './styles.module.css';

function Search(): ReactNode {
  const settings = useSearchSettings();
  const { query, type, commit } = usePageQuery(settings);
  const search = usePageResults(settings, query);
  useResultPosition(search.results);
  return (
    <>
      {query.text && (
        <PageMetadata
          title={translate(
            {
              id: 'search.SearchPage.titleWithQuery',
              message: 'Tìm “{query}”',
              description: 'Title of the search page with a query',
            },
            { query: query.text },
          )}
        />
      )}
      <SearchForm text={query.text} onType={type} onSubmit={() => commit({})} />
      <Filters settings={settings} query={query} sections={search.results?.sections} onChange={commit} />
      <Results query={query} search={search} onPick={commit} />
    </>
  );
}

/** `/search`: every hit of a query, with the query and its filters in the URL. */
export function SearchPage(): ReactNode {
  return (
    <Layout
      title={translate({ id: 'search.SearchPage.title', message: 'Tìm kiếm', description: 'Title of the search page' })}
      description={translate({
        id: 'search.SearchPage.description',
        message: 'Tìm trong mọi bài học và bài viết của trang, gõ có dấu hay không dấu đều được.',
        description: 'Description of the search page for search engines',
      })}
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <PageShell
        title={
          <Translate id="search.SearchPage.heading" description="Heading of the search page">
            Tìm kiếm
          </Translate>
        }
      >
        <noscript>
          <p className={styles.note}>
            <Translate id="search.SearchPage.noscript" description="Note on the search page without JavaScript">
              Tìm kiếm chạy trong trình duyệt nên cần JavaScript. Không có JavaScript, bạn vẫn đọc được mọi bài từ mục
              lục và trang thẻ.
            </Translate>
          </p>
        </noscript>
        <Search />
      </PageShell>
    </Layout>
  );
}
