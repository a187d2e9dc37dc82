// Change: a browser that translates the page leaves code as it is.
import type { ReactNode } from 'react';
import CodeInline from '@theme-original/CodeInline';
import type { Props } from '@theme/CodeInline';

export default function UntranslatedCode(props: Props): ReactNode {
  return <CodeInline translate="no" {...props} />;
}
