import { useContext, type ReactNode } from 'react';
import { BrokenLinksProvider } from '@docusaurus/core/lib/client/BrokenLinksContext';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { ErrorBoundaryErrorMessageFallback } from '@docusaurus/theme-common';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { ColorModeContext } from 'light-pages-color-mode';
import { __HistoryContext as HistoryContext, __RouterContext as RouterContext } from 'react-router';

/**
 * Gives a function that puts a part with a React root of its own into what the page around it provides: the
 * address, the colour mode, the check of links. Docusaurus' settings and texts need no provider.
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
              {/* Docusaurus' own page of errors has a title for the document, which fails here: the part would end empty. */}
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
