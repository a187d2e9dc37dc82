import { useContext, type ReactNode } from 'react';
import { BrokenLinksProvider } from '@docusaurus/core/lib/client/BrokenLinksContext';
import { BrowserContextProvider } from '@docusaurus/core/lib/client/browserContext';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { ColorModeContext } from 'light-pages-color-mode';
import { __HistoryContext as HistoryContext, __RouterContext as RouterContext } from 'react-router';
import { Restarting } from './Restarting';

/**
 * Returns a function that wraps a component with its own React root in the contexts of the page around it: router,
 * colour mode, link check. Docusaurus' settings and texts need no provider.
 *
 * @param element - the element of the component
 */
export function useSurrounded(element: () => Element | null): (part: ReactNode) => ReactNode {
  const router = useContext(RouterContext);
  const colorMode = useContext(ColorModeContext);
  const brokenLinks = useBrokenLinks();
  return (part) => (
    <HistoryContext.Provider value={router.history}>
      <RouterContext.Provider value={router}>
        <ColorModeContext.Provider value={colorMode}>
          <BrokenLinksProvider brokenLinks={brokenLinks}>
            <BrowserContextProvider>
              <Restarting element={element}>{part}</Restarting>
            </BrowserContextProvider>
          </BrokenLinksProvider>
        </ColorModeContext.Provider>
      </RouterContext.Provider>
    </HistoryContext.Provider>
  );
}
