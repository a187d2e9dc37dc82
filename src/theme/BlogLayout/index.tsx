// Change: the table of contents has its own landmark (axe "region"); the list of posts stands only beside a post, not
// beside another list, and the navbar learns of it. Ejected: the original is a single element.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/BlogLayout';
import { isSamePath } from '@docusaurus/theme-common/internal';
import { useLocation } from '@docusaurus/router';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import { translate } from '@docusaurus/Translate';
import { PageMenuProvider } from '@site/src/features/menu/PageMenu';

export default function BlogLayout({ sidebar, toc, children, ...layoutProps }: Props): ReactNode {
  const { pathname } = useLocation();
  const hasSidebar = sidebar?.items.some(({ permalink }) => isSamePath(permalink, pathname)) ?? false;
  return (
    <PageMenuProvider hasMenu={hasSidebar}>
      <Layout {...layoutProps}>
        <div className="container margin-vert--lg">
          <div className="row">
            {hasSidebar && <BlogSidebar sidebar={sidebar} />}
            <main className={clsx('col', hasSidebar && 'col--7')}>{children}</main>
            {toc && (
              <nav
                className="col col--2"
                aria-label={translate({
                  id: 'theme.TOCCollapsible.toggleButtonLabel',
                  message: 'Mục lục',
                  description: 'The label used by the button on the collapsible TOC component',
                })}
              >
                {toc}
              </nav>
            )}
          </div>
        </div>
      </Layout>
    </PageMenuProvider>
  );
}
