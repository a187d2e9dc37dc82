// Change: names the requested path, suggests the likeliest pages, and hands a path under another language to that
// language's not-found page. Loaded only when a page was not found, because it would otherwise be part of every
// document.
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
