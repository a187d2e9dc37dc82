// Change: the server's colours stay at hydration and the highlighter is not part of the page (`build-highlighting`).
import clsx from 'clsx';
import { type ComponentProps, type ReactNode, type RefObject } from 'react';
import { useCodeBlockContext } from '@docusaurus/theme-common/internal';
import type { Props } from '@theme/CodeBlock/Content';
import { useHighlightedLines } from '../../../build-highlighting/useHighlightedLines';
import styles from './styles.module.css';

function lineHtml(line: string, classNames: readonly string[] = []): string {
  return `<span class="${clsx('token-line', classNames)}">${line}\n</span>`;
}

export default function CodeBlockContent({ className }: Props): ReactNode {
  const {
    metadata,
    wordWrap: { codeBlockRef },
  } = useCodeBlockContext();
  const { code, language, lineNumbersStart, lineClassNames } = metadata;
  const { lines, element } = useHighlightedLines<HTMLElement>(code, language);
  const numbered = lineNumbersStart !== undefined;
  const html = lines?.map((line, index) => lineHtml(line, lineClassNames[index])).join('') ?? '';
  const focusable: ComponentProps<'pre'> = { tabIndex: 0 };
  return (
    <pre
      translate="no"
      ref={codeBlockRef as RefObject<HTMLPreElement>}
      {...focusable}
      className={clsx(className, 'prism-code', `language-${language}`, styles.code, 'thin-scrollbar')}
      // Not on `<code>`: the button that wraps lines removes all inline styles of that element.
      style={numbered ? { counterReset: `line-count ${lineNumbersStart - 1}` } : undefined}
    >
      <code
        translate="no"
        ref={element}
        className={clsx(styles.lines, numbered && styles.numbered)}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: html }}
      />
    </pre>
  );
}
