import { useContext, type ReactNode } from 'react';
import { BrokenLinksProvider } from '@docusaurus/core/lib/client/BrokenLinksContext';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { ErrorBoundaryErrorMessageFallback } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { ColorModeContext } from 'light-pages-color-mode';
import { __HistoryContext as HistoryContext, __RouterContext as RouterContext } from 'react-router';

/**
 * Returns a function that wraps a component with its own React root in the contexts of the page around it: router,
 * colour mode, link check. Docusaurus' settings and texts need no provider.
 */
export function useSurrounded(): (part: ReactNode) => ReactNode {
  const router = useContext(RouterContext);
  const colorMode = useContext(ColorModeContext);
  const brokenLinks = useBrokenLinks();
  return (part) => (
    <HistoryContext.Provider value={router.history}>
      <RouterContext.Provider value={router}>
        <ColorModeContext.Provider value={colorMode}>
          <BrokenLinksProvider brokenLinks={brokenLinks}>
            <BrowserContextProvider>
              {/* Docusaurus' own error page sets the document's title, which fails here: the island would be empty. */}
              <ErrorBoundary fallback={(parameters) => <ErrorBoundaryErrorMessageFallback {...parameters} />}>
                {part}
              </ErrorBoundary>
            </BrowserContextProvider>
          </BrokenLinksProvider>
        </ColorModeContext.Provider>
      </RouterContext.Provider>
    </HistoryContext.Provider>
  );
}
