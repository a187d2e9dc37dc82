import { useEffect, useRef, type ReactNode } from 'react';
// Mermaid's tooltips fade with it, but d3, through which Mermaid has it, is marked as free of side effects.
import 'd3-transition';
import { MermaidContainerClassName, useMermaidRenderResult } from '@docusaurus/theme-mermaid/client';
import styles from './styles.module.css';

interface TrustedTypePolicyFactory {
  createPolicy: (
    name: string,
    rules: { createHTML: (text: string) => string },
  ) => { createHTML: (text: string) => string };
}

let policy: ReturnType<TrustedTypePolicyFactory['createPolicy']> | undefined;

/** Called only with drawings that Mermaid has sanitized: its `securityLevel` is `strict`. */
function trustDrawing(svg: string): string {
  const { trustedTypes } = window as unknown as { trustedTypes?: TrustedTypePolicyFactory };
  policy ??= trustedTypes?.createPolicy('diagram', { createHTML: (text) => text });
  return policy?.createHTML(svg) ?? svg;
}

/** The drawing of a diagram; empty until Mermaid has rendered it. */
export default function Drawing({ value }: { value: string }): ReactNode {
  const result = useMermaidRenderResult({ text: value });
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (element.current) result?.bindFunctions?.(element.current);
  }, [result]);
  if (!result) return null;
  return (
    <div
      ref={element}
      className={`${MermaidContainerClassName} ${styles.container}`}
      dangerouslySetInnerHTML={{ __html: trustDrawing(result.svg) }}
    />
  );
}
