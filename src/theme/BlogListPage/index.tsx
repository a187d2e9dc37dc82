// Change: adds the page's heading, its description and links to the feeds, which the original lacks. Ejected, because
// these go inside its markup.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { HtmlClassNameProvider, PageMetadata, ThemeClassNames } from '@docusaurus/theme-common';
import Translate from '@docusaurus/Translate';
import BlogLayout from '@theme/BlogLayout';
import type { Props } from '@theme/BlogListPage';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';
import styles from './styles.module.css';

export default function BlogListPage(props: Props): ReactNode {
  const { metadata, items, sidebar } = props;
  const { blogTitle, blogDescription, page, totalPages } = metadata;
  return (
    <HtmlClassNameProvider className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}>
      <PageMetadata
        title={page === 1 ? blogTitle : `${blogTitle} (${page}/${totalPages})`}
        description={blogDescription}
      />
      <SearchMetadata tag="blog_posts_list" />
      <BlogLayout sidebar={sidebar}>
        <header className={styles.header}>
          <h1>{blogTitle}</h1>
          <div className={styles.about}>
            <p>{blogDescription}.</p>
            <p>
              <Link to="pathname:///blog/rss.xml" className={styles.feed}>
                RSS
              </Link>
              <Link to="/blog/archive" className={styles.feed}>
                <Translate id="blog.BlogListPage.archive" description="Link from the list of posts to the archive">
                  Xem theo năm
                </Translate>
              </Link>
              <Link to="/blog/tags" className={styles.feed}>
                <Translate id="blog.BlogListPage.tags" description="Link from the list of posts to the tags">
                  Xem theo thẻ
                </Translate>
              </Link>
            </p>
          </div>
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
