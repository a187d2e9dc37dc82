import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxAttribute, MdxJsxFlowElement, MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import { visit } from 'unist-util-visit';
import type { VFile } from 'vfile';
import { injectImport } from 'light-pages/islands/remark/injectImport';
import { attributeValue } from 'light-pages/islands/remark/jsxAttribute';
import { locationOf } from './locationOf';

type Element = MdxJsxFlowElement | MdxJsxTextElement;

const COMPONENT = { imported: 'Picture', local: 'Picture', from: '@site/src/components/Picture' };

/** Docusaurus' output for `![…](./photo.jpg)`: the file, with loaders that would serve it unchanged. */
const OF_MARKDOWN = /^require\("(?:[^"!]*!)+([^"!?]+\.(?:png|jpe?g))"\)\.default$/i;
/** Docusaurus' output for a file of any format; an author's expression names no loaders. */
const MADE_BY_DOCUSAURUS = /^require\("(?:[^"!]*!)+/;
/** For a photo, as an author writes it. A picture has no `default` export here, so nothing would be shown. */
const OF_AUTHOR = /^require\(\s*["'`]([^"'`!]+\.(?:png|jpe?g))["'`]\s*\)\s*\.default$/i;

const CHARACTERS: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
};

/** Docusaurus escapes an image's texts for HTML, and React does so again: readers would hear "&#39;". */
function unescapeTexts({ attributes }: Element): void {
  for (const attribute of attributes) {
    if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'string') continue;
    attribute.value = attribute.value.replace(/&(?:amp|lt|gt|quot|#39);/g, (text) => CHARACTERS[text] ?? text);
  }
}

function callRequire(file: string): Program {
  const argument = { type: 'Literal' as const, value: file, raw: JSON.stringify(file) };
  return {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ExpressionStatement',
        expression: {
          type: 'CallExpression',
          optional: false,
          callee: { type: 'Identifier', name: 'require' },
          arguments: [argument],
        },
      },
    ],
  };
}

function copiesOf(file: string): MdxJsxAttribute {
  const value = `require(${JSON.stringify(file)})`;
  return {
    type: 'mdxJsxAttribute',
    name: 'image',
    value: { type: 'mdxJsxAttributeValueExpression', value, data: { estree: callRequire(file) } },
  };
}

/** The source of the expression in an image's `src`. */
function sourceOf(element: Element): string | undefined {
  const source = attributeValue(element, 'src');
  return typeof source === 'object' ? source?.value.trim() : undefined;
}

/**
 * Replaces each photo of a document by its smaller copies (plugin pictures), so that a screen gets the size it needs,
 * with space reserved. Docusaurus still handles drawings and other formats, with their width and height.
 */
export function pictures() {
  return (tree: Root, file: VFile): void => {
    let found = false;
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node) => {
      const element = node as Element;
      const source = element.name === 'img' ? sourceOf(element) : undefined;
      if (source === undefined) return;
      const [, written] = OF_AUTHOR.exec(source) ?? [];
      if (written)
        throw new Error(
          `${locationOf(file, element.position?.start.line)}: <img src={${source}}> would show nothing. Write ![what it shows](${written}).`,
        );
      if (MADE_BY_DOCUSAURUS.test(source)) unescapeTexts(element);
      const [, photo] = OF_MARKDOWN.exec(source) ?? [];
      if (!photo) return;
      found = true;
      element.name = COMPONENT.local;
      const kept = element.attributes.filter(
        (attribute) => attribute.type === 'mdxJsxAttribute' && ['alt', 'title'].includes(attribute.name),
      );
      element.attributes = [...kept, copiesOf(photo)];
    });
    if (found) injectImport(tree, COMPONENT);
  };
}
