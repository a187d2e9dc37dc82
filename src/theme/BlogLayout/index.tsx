// Change: the table of contents has its own landmark (axe "region"), and the navbar learns that the page has a menu of
// posts. Ejected: the original is a single element.
import type { ReactNode } from 'react';
import clsx from 'clsx';
import type { Props } from '@theme/BlogLayout';
import BlogSidebar from '@theme/BlogSidebar';
import Layout from '@theme/Layout';
import { translate } from '@docusaurus/Translate';
import { PageMenuProvider } from '@site/src/features/menu/PageMenu';

export default function BlogLayout({ sidebar, toc, children, ...layoutProps }: Props): ReactNode {
  const hasSidebar = sidebar !== undefined && sidebar.items.length > 0;
  return (
    <PageMenuProvider hasMenu={hasSidebar}>
      <Layout {...layoutProps}>
        <div className="container margin-vert--lg">
          <div className="row">
            <BlogSidebar sidebar={sidebar} />
            <main className={clsx('col', hasSidebar ? 'col--7' : 'col--9 col--offset-1')}>{children}</main>
            {toc && (
              <nav
                className="col col--2"
                aria-label={translate({
                  id: 'theme.TOCCollapsible.toggleButtonLabel',
                  message: 'Trên trang này',
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
