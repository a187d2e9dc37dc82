// Change: names the requested path, suggests the likeliest pages, and hands a path under another language to that
// language's not-found page. An island: its script would otherwise be part of every document.
import type { ReactNode } from 'react';
import Head from '@docusaurus/Head';
import { PageMetadata } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import { NotFoundPage } from '@site/src/features/not-found/NotFoundPage';
import { StartScript } from '@site/src/features/not-found/StartScript';

export default function NotFoundContent(): ReactNode {
  return (
    <>
      {/* Where a document was not found, nothing else gives the page a title. */}
      <PageMetadata
        title={translate({
          id: 'theme.NotFound.title',
          message: 'Không tìm thấy trang',
          description: 'The title of the 404 page',
        })}
      />
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <StartScript />
      <NotFoundPage />
    </>
  );
}
