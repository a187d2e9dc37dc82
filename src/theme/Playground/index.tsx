// Change: replaces react-live by our own editor and a sandboxed frame, so that pages need no `unsafe-eval`.
import { lazy, Suspense, type ReactNode } from 'react';
import { useThemeConfig } from '@docusaurus/theme-common';
import type { ThemeConfig } from '@docusaurus/theme-live-codeblock';
import type { Props } from '@theme/Playground';

const LiveCode = lazy(() => import('@site/src/features/code-lab/LiveCode').then((module) => ({ default: module.LiveCode })));

export default function Playground({ children, position, metastring }: Props): ReactNode {
  const { liveCodeBlock } = useThemeConfig() as unknown as ThemeConfig;
  const code = (children ?? '').replace(/\n$/, '');
  return (
    <Suspense fallback={<pre>{code}</pre>}>
      <LiveCode
        code={code}
        noInline={/\bnoInline\b/.test(metastring ?? '')}
        position={position ?? liveCodeBlock.playgroundPosition}
      />
    </Suspense>
  );
}
