// Change: when a page fails outside the layout's error boundary, shows the crash page inside the layout, in the reader's
// language; the original is English. If the layout itself is what failed, the same text stands alone.
import { useEffect, useState, type ReactNode } from 'react';
import siteConfig from '@generated/docusaurus.config';
import i18n from '@generated/i18n';
import { RouteContextProvider } from '@docusaurus/core/lib/client/routeContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import Head from '@docusaurus/Head';
import { translate } from '@docusaurus/Translate';
import { loadOnce } from 'light-pages/browser/loadOnce';
import type { Props } from '@theme/Error';
import ErrorPageContent from '@theme/ErrorPageContent';

/** Loaded when needed: the first script of every page would otherwise contain it. */
const layout = loadOnce(async () => (await import('@theme/Layout')).default);

/**
 * Renders anew once the layout is loaded. Not `React.lazy`: while a part of the page is suspended, React does not ask
 * Docusaurus' boundary a second time, and a page that fails again would be empty.
 */
function useLayout(): void {
  const [, setLoaded] = useState(false);
  useEffect(() => {
    layout.load().then(
      () => setLoaded(true),
      (error: unknown) => console.warn('The layout could not be loaded', error),
    );
  }, []);
}

/** The layout asks whose page it shows; this one belongs to no plugin. */
const NO_PLUGIN = { plugin: { name: 'crash-page', id: 'default' } };

/** Puts a text into the layout; the text alone until the layout is loaded, or if it fails. */
function inLayout(text: ReactNode): ReactNode {
  const Layout = layout.now();
  if (!Layout) return text;
  return (
    <ErrorBoundary fallback={() => text}>
      <RouteContextProvider value={NO_PLUGIN}>
        <Layout>{text}</Layout>
      </RouteContextProvider>
    </ErrorBoundary>
  );
}

export default function CrashPage(props: Props): ReactNode {
  const title = translate({
    id: 'theme.ErrorPageContent.title',
    message: 'Trang này gặp lỗi.',
    description: 'The title of the fallback page when the page crashed',
  });
  useLayout();
  return (
    <>
      <Head>
        {/* What says so on other pages may be gone with the page. */}
        <html lang={i18n.localeConfigs[i18n.currentLocale]?.htmlLang} />
        <title>{`${title} ${siteConfig.titleDelimiter} ${siteConfig.title}`}</title>
      </Head>
      {inLayout(<ErrorPageContent {...props} />)}
    </>
  );
}
