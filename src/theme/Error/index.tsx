// Change: a page that fails outside the layout's own boundary shows the crash page's words in the reader's
// language; the original is plain English. It stands without the layout, which may be what failed.
import type { ReactNode } from 'react';
import siteConfig from '@generated/docusaurus.config';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';

export default function CrashPage(props: Props): ReactNode {
  const title = translate({
    id: 'theme.ErrorPageContent.title',
    message: 'Trang này gặp lỗi.',
    description: 'The title of the fallback page when the page crashed',
  });
  return (
    <>
      <Head>
        <title>{`${title} ${siteConfig.titleDelimiter} ${siteConfig.title}`}</title>
      </Head>
      <ErrorPageContent {...props} />
    </>
  );
}
