import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import matter from 'gray-matter';
import type { Code, Heading, Parent, Root, RootContent } from 'mdast';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import remarkStringify from 'remark-stringify';
import { unified } from 'unified';
import { repositoryRoot } from '../../scripts/install.mjs';

/** One page in Markdown that every generator supports. */
export interface CorpusPage {
  /** `section-01/05-sorting-and-limiting`, the same in every language. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
  /** Plain Markdown: prose, tables, lists, highlighted code. */
  readonly markdown: string;
  /** The same as MDX, with braces and angle brackets escaped as far as MDX needs. */
  readonly mdx: string;
}

export type CorpusLanguage = 'vi' | 'en';

const FOLDERS: Readonly<Record<CorpusLanguage, string>> = {
  vi: 'docs',
  en: 'i18n/en/docusaurus-plugin-content-docs/current',
};

const isComponent = ({ type }: RootContent) => type.startsWith('mdx');

/** A fence without the settings that only this site supports. */
function plainFence({ lang, ...fence }: Code): Code {
  return { ...fence, lang: lang === 'mermaid' ? 'text' : lang, meta: null };
}

function withoutId(heading: Heading): Heading {
  const children = heading.children.filter((child) => !isComponent(child));
  const last = children.at(-1);
  if (last?.type === 'text') last.value = last.value.trimEnd();
  return { ...heading, children };
}

/** Keeps what every generator supports: drops components, and replaces links into the site by their text. */
function portable<Node extends Parent>(node: Node): Node {
  const children = node.children.flatMap((child): RootContent[] => {
    if (isComponent(child)) return [];
    if (child.type === 'code') return [plainFence(child)];
    if (child.type === 'heading') return [portable(withoutId(child))];
    if (child.type === 'image' || child.type === 'textDirective') return [];
    if (child.type === 'containerDirective' || child.type === 'leafDirective') return portable(child).children;
    if (child.type === 'link' && !/^https?:/.test(child.url)) return portable(child).children;
    return ['children' in child ? portable(child) : child];
  });
  return { ...node, children };
}

const parser = unified().use(remarkParse).use(remarkGfm).use(remarkMdx).use(remarkDirective);
const plainWriter = unified().use(remarkStringify).use(remarkGfm);
const mdxWriter = unified().use(remarkStringify).use(remarkGfm).use(remarkMdx);

/** Vue treats two braces as code, even in a paragraph. */
const escapeBraces = (markdown: string) => markdown.replaceAll('{{', '&#123;&#123;');

async function readPage(file: string): Promise<Omit<CorpusPage, 'path'>> {
  const { data, content } = matter(await readFile(file, 'utf8'));
  const root = portable(parser.parse(content) as Root);
  return {
    title: String(data.title),
    description: String(data.description ?? ''),
    markdown: escapeBraces(plainWriter.stringify(root)),
    mdx: mdxWriter.stringify(root),
  };
}

/**
 * The site's own documents of a language as portable Markdown, repeated until there are enough pages.
 *
 * @param count - wanted number of pages
 */
export async function readCorpus(language: CorpusLanguage, count: number): Promise<CorpusPage[]> {
  const folder = path.join(repositoryRoot, FOLDERS[language]);
  const files = (await readdir(folder, { recursive: true })).filter((name) => name.endsWith('.mdx')).sort();
  const pages = await Promise.all(
    files.map(async (name) => ({ name: path.basename(name, '.mdx'), page: await readPage(path.join(folder, name)) })),
  );
  return Array.from({ length: count }, (_, at) => {
    const document = pages[at % pages.length];
    if (!document) throw new Error(`${folder} has no documents.`);
    const section = String(Math.floor(at / pages.length) + 1).padStart(2, '0');
    return { ...document.page, path: `section-${section}/${document.name === 'index' ? 'overview' : document.name}` };
  });
}
