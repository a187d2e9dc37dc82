// Change: the block of light pages, and the live code of the theme, as only one component can stand here.
import type { ReactNode } from 'react';
import View from 'light-pages/theme/CodeBlock/View';
import type { Props } from '@theme/CodeBlock';
import Playground from '@theme/Playground';

export default function CodeBlock({ children, ...props }: Props & { live?: boolean }): ReactNode {
  const code = Array.isArray(children) ? children.join('') : children;
  if (props.live && typeof code === 'string') return <Playground {...props}>{code}</Playground>;
  return <View {...props}>{children}</View>;
}
