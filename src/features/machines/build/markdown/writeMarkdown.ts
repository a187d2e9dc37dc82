import type { Root, RootContent } from 'mdast';
import remarkGfm from 'remark-gfm';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';

const printer = unified()
  .use(remarkGfm, { tablePipeAlign: false })
  .use(remarkStringify, { bullet: '-', rule: '-', listItemIndent: 'one', fences: true })
  .freeze();

/** The text of a Markdown tree, with the tables, footnotes and task lists of GitHub. */
export const writeMarkdown = (children: RootContent[]): string =>
  printer.stringify({ type: 'root', children } satisfies Root);
