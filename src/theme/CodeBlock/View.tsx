// Change: combines the code block of light pages with the live code of the theme, since only one component can have
// this name.
import type { ReactNode } from 'react';
import View from 'light-pages/theme/CodeBlock/View';
import type { Props } from '@theme/CodeBlock';
import Playground from '@theme/Playground';

export default function CodeBlock({ children, ...props }: Props & { live?: boolean }): ReactNode {
  const code = Array.isArray(children) ? children.join('') : children;
  if (props.live && typeof code === 'string') return <Playground {...props}>{code}</Playground>;
  return <View {...props}>{children}</View>;
}
