// Change: what draws is fetched by pages with diagrams alone; a diagram is passed on as trusted markup where the
// browser asks for it.
import { lazy, Suspense, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { ErrorBoundaryErrorMessageFallback } from '@docusaurus/theme-common';
import type { Props } from '@theme/Mermaid';

const Drawing = lazy(() => import('./Drawing'));

export default function Mermaid({ value }: Props): ReactNode {
  // The scripts do not wait where it is on the screen (plugins/first-load/start.ts).
  if (!useIsBrowser()) return <div data-live="" />;
  return (
    <ErrorBoundary fallback={(parameters) => <ErrorBoundaryErrorMessageFallback {...parameters} />}>
      <Suspense>
        <Drawing value={value} />
      </Suspense>
    </ErrorBoundary>
  );
}
