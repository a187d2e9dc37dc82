import { startTransition, useEffect, useLayoutEffect, useState, type ReactNode } from 'react';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { useHistory, useLocation } from '@docusaurus/router';
import { useIsServerMade } from './useIsServerMade';

// React warns of the one of them on the server.
const useEarlyEffect = ExecutionEnvironment.canUseDOM ? useLayoutEffect : useEffect;

/**
 * What is below the first screen of a long document; the compiler of documents writes it (`remark/firstScreens`). Where
 * a link leads to the document, React draws its first screen first: all of a lesson at once takes a cheap phone most of
 * a second. A document that is opened at a place, or gone back to, needs all of its height from the start.
 */
export function RestOfDocument({ children }: { readonly children?: ReactNode }): ReactNode {
  const isServerMade = useIsServerMade();
  const { hash } = useLocation();
  const { action } = useHistory();
  const [isDrawn, setDrawn] = useState(isServerMade || action === 'POP');
  useEarlyEffect(() => {
    // The fold of the page that was opened first; it would hide what is below the fold of this one.
    if (!isServerMade) delete document.documentElement.dataset.layout;
  }, [isServerMade]);
  useEffect(() => {
    // With the frame that shows the first screen, not before it.
    const frame = requestAnimationFrame(() => startTransition(() => setDrawn(true)));
    return () => cancelAnimationFrame(frame);
  }, []);
  // So that nothing that stands below the document comes into sight and leaves again.
  return isDrawn || hash ? children : <div style={{ blockSize: '100vh' }} />;
}
