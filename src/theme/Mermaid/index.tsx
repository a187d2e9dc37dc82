// Change: only pages with diagrams load Mermaid; drawings are trusted markup in browsers with Trusted Types.
import { lazy, Suspense, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { ErrorBoundaryErrorMessageFallback } from '@docusaurus/theme-common';
import type { Props } from '@theme/Mermaid';

const Drawing = lazy(() => import('./Drawing'));

export default function Mermaid({ value }: Props): ReactNode {
  // The page hydrates at once if this element is on the screen (`first-load/start.ts` of light-pages).
  if (!useIsBrowser()) return <div data-live="" />;
  return (
    <ErrorBoundary fallback={(parameters) => <ErrorBoundaryErrorMessageFallback {...parameters} />}>
      <Suspense>
        <Drawing value={value} />
      </Suspense>
    </ErrorBoundary>
  );
}
