// Change: when a page fails outside the layout's error boundary, shows the crash page inside the layout, in the reader's
// language; the original is English. If the layout itself is what failed, the same text stands alone.
import { lazy, Suspense, type ReactNode } from 'react';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';

/** Loaded when needed: the first script of every page would otherwise contain it. */
const Layout = lazy(() => import('@theme/Layout'));

/** The layout asks whose page it shows; this one belongs to no plugin. */
const NO_PLUGIN = { plugin: { name: 'crash-page', id: 'default' } };

export default function CrashPage(props: Props): ReactNode {
  const title = translate({
    id: 'theme.ErrorPageContent.title',
    message: 'Trang này gặp lỗi.',
    description: 'The title of the fallback page when the page crashed',
  });
  const alone = <ErrorPageContent {...props} />;
  return (
    <>
      <Head>
        {/* What says so on other pages may be gone with the page. */}
        <html lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang} />
        <title>{`${title} ${siteConfig.titleDelimiter} ${siteConfig.title}`}</title>
      </Head>
      <ErrorBoundary fallback={() => alone}>
        <Suspense fallback={alone}>
          <RouteContextProvider value={NO_PLUGIN}>
            <Layout>{alone}</Layout>
          </RouteContextProvider>
        </Suspense>
      </ErrorBoundary>
    </>
  );
}
