import type { Heading as HeadingNode, Nodes, Parents, Root, Text } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import type { Component, ContentDocument, Heading } from './document';
import { SourceSyntaxError, readMap } from './locatedMap';

type Element = Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>;

const processor = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective).use(remarkFrontmatter);

/** Attributes that identify something, rather than contain text for the reader. */
const IDENTITY_ATTRIBUTES = ['id', 'exercise', 'dataset', 'src', 'href'];

/** Lower-case elements whose order must match too; inline markup may follow each language's grammar. */
const COMPARED_ELEMENTS = ['details', 'figure', 'iframe', 'video', 'audio', 'svg'];

const IMAGE_ELEMENTS = ['img', 'Image', 'IdealImage'];

/** Nodes that are not prose: code, link texts, titles of works in italics, and anything that is not text. */
const NOT_PROSE = new Set([
  'inlineCode',
  'link',
  'linkReference',
  'emphasis',
  'image',
  'imageReference',
  'mdxTextExpression',
]);

/**
 * Reads one MDX file.
 *
 * @param path - path from the repository's root, kept for messages
 * @throws {@link SourceSyntaxError} where the front matter or the MDX cannot be parsed
 */
export function parseDocument(path: string, text: string): ContentDocument {
  const tree = parseTree(text);
  const document: ContentDocument = {
    path,
    text,
    frontMatter: { values: {}, lineOf: () => 1 },
    headings: [],
    fences: [],
    components: [],
    admonitions: [],
    images: [],
    internalLinks: [],
    blocks: [],
    straightQuotes: [],
    truncateLine: undefined,
  };
  const definitions = new Map<string, string>();
  visit(tree, 'definition', (node) => {
    definitions.set(node.identifier, node.url);
  });
  visit(tree, (node) => collect(node, document, definitions));
  visit(tree, 'text', (node, _index, parent) => addStraightQuotes(node, parent, document));
  return document;
}

function parseTree(text: string): Root {
  try {
    return processor.parse(text);
  } catch (error) {
    const { reason, line } = error as { reason: string; line?: number };
    throw new SourceSyntaxError(reason, line ?? 1);
  }
}

function collect(node: Nodes, document: ContentDocument, definitions: ReadonlyMap<string, string>): void {
  const line = node.position?.start.line ?? 1;
  switch (node.type) {
    case 'yaml':
      document.frontMatter = readMap(node.value, line + 1);
      break;
    case 'heading':
      document.headings.push(readHeading(node, line));
      document.blocks.push({ text: proseOf(node), line });
      break;
    case 'paragraph':
      document.blocks.push({ text: proseOf(node), line });
      break;
    case 'code':
      document.fences.push({ language: node.lang ?? '', meta: node.meta ?? '', code: node.value, line });
      break;
    case 'containerDirective':
      document.admonitions.push({ key: node.name, line });
      break;
    case 'image':
    case 'imageReference':
      document.images.push({ key: 'image', line });
      break;
    case 'link':
      addLink(document, node.url, line);
      break;
    case 'linkReference':
      addLink(document, definitions.get(node.identifier), line);
      break;
    case 'mdxFlowExpression':
    case 'mdxTextExpression':
      if (/^\/\*\s*truncate\s*\*\/$/.test(node.value.trim())) document.truncateLine ??= line;
      break;
    case 'mdxJsxFlowElement':
    case 'mdxJsxTextElement':
      addElement(document, node, line);
      break;
  }
}

/** Elements whose text is code, where a straight quotation mark is what one types. */
const CODE_ELEMENTS = ['code', 'kbd', 'pre', 'samp'];

function addStraightQuotes(node: Text, parent: Parents | undefined, document: ContentDocument): void {
  if (parent && 'name' in parent && CODE_ELEMENTS.includes(parent.name ?? '')) return;
  const first = node.position?.start.line ?? 1;
  node.value.split('\n').forEach((text, index) => {
    if (text.includes('"')) document.straightQuotes.push({ text, line: first + index });
  });
}

function readHeading(node: HeadingNode, line: number): Heading {
  const last = node.children.at(-1);
  const id = last?.type === 'mdxTextExpression' ? /^\/\*\s*#(\S+)\s*\*\/$/.exec(last.value.trim())?.[1] : undefined;
  return { level: node.depth, id, line };
}

function proseOf(node: Nodes): string {
  if (NOT_PROSE.has(node.type)) return ' ';
  if (node.type === 'text') return node.value;
  if (node.type === 'break') return '\n';
  return 'children' in node ? node.children.map(proseOf).join('') : '';
}

function addLink(document: ContentDocument, url: string | undefined, line: number): void {
  if (url === undefined || /^(?!pathname:)[a-z][a-z\d+.-]*:|^\/\//i.test(url)) return;
  document.internalLinks.push({ key: safeDecode(url), line });
}

function safeDecode(url: string): string {
  try {
    return decodeURI(url).normalize('NFC');
  } catch {
    return url;
  }
}

function addElement(document: ContentDocument, node: Element, line: number): void {
  const name = node.name ?? '';
  const attributes = attributesOf(node);
  const href = attributes.get('href') ?? attributes.get('to');
  if (name === 'a' || name === 'Link') addLink(document, href, line);
  else if (IMAGE_ELEMENTS.includes(name)) document.images.push({ key: 'image', line });
  else if (/^[A-Z]/.test(name) || COMPARED_ELEMENTS.includes(name)) {
    document.components.push(readComponent(name, attributes, line));
  }
}

function attributesOf(node: Element): Map<string, string> {
  const attributes = new Map<string, string>();
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue;
    const { value } = attribute;
    attributes.set(attribute.name, typeof value === 'object' ? `{${value?.value.trim() ?? ''}}` : (value ?? ''));
  }
  return attributes;
}

function readComponent(name: string, attributes: ReadonlyMap<string, string>, line: number): Component {
  const identity = IDENTITY_ATTRIBUTES.filter((key) => attributes.has(key)).map(
    (key) => ` ${key}="${attributes.get(key)}"`,
  );
  return { name, identity: identity.join(''), line };
}
