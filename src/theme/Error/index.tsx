// Change: when a page fails outside the layout's error boundary, shows the text of the crash page in the reader's
// language; the original is English. It renders without the layout, because the layout may be what failed.
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
