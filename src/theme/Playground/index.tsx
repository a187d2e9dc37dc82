// Change: replaces react-live by the site's own editor and a sandboxed frame, so that pages need no `unsafe-eval`. Only
// `<CodeBlock live>` written as a component uses this; documents use src/features/code-lab/build/liveCode.ts.
import { lazy, Suspense, type ReactNode } from 'react';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import type { Props } from '@theme/Playground';

const LiveCode = lazy(() =>
  import('@site/src/features/code-lab/LiveCode/View').then((module) => ({ default: module.LiveCode })),
);

export default function Playground({ children, position, metastring }: Props): ReactNode {
  const code = (children ?? '').replace(/\n$/, '');
  const plain = <pre translate="no">{code}</pre>;
  return (
    <ErrorBoundary fallback={() => plain}>
      <Suspense fallback={plain}>
        <LiveCode code={code} noInline={/\bnoInline\b/.test(metastring ?? '')} position={position} />
      </Suspense>
    </ErrorBoundary>
  );
}
