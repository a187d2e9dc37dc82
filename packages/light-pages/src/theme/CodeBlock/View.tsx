// Change: no second rendering after hydration, which would throw the server's colours away and fetch the
// highlighter on every page with code; the code's colours are classes, not styles that differ by colour mode.
import { Children, isValidElement, type ReactNode } from 'react';
import type { Props } from '@theme/CodeBlock';
import ElementContent from '@theme/CodeBlock/Content/Element';
import StringContent from '@theme/CodeBlock/Content/String';

function textOf(children: ReactNode): ReactNode {
  if (Children.toArray(children).some((child) => isValidElement(child))) return children;
  return Array.isArray(children) ? children.join('') : children;
}

export default function CodeBlock({ children, ...props }: Props): ReactNode {
  const content = textOf(children);
  if (typeof content !== 'string') return <ElementContent {...props}>{content}</ElementContent>;
  return <StringContent {...props}>{content}</StringContent>;
}
