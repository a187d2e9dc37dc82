// Change: names the address that was asked for, suggests the likeliest pages, and hands a
// path under another language over to that language's not-found page. Loaded when there is
// something that was not found: it is part of all documents otherwise.
import { lazy, Suspense, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import { ErrorBoundaryErrorMessageFallback } from '@docusaurus/theme-common';

const NotFoundPage = lazy(async () => {
  const { NotFoundPage: component } = await import('@site/src/features/not-found/NotFoundPage');
  return { default: component };
});

export default function NotFoundContent(): ReactNode {
  return (
    <ErrorBoundary fallback={(parameters) => <ErrorBoundaryErrorMessageFallback {...parameters} />}>
      <Suspense>
        <NotFoundPage />
      </Suspense>
    </ErrorBoundary>
  );
}
