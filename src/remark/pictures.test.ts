import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import transformImage from '@docusaurus/mdx-loader/lib/remark/transformImage';
import type { Root } from 'mdast';
import type { MdxJsxTextElement } from 'mdast-util-mdx-jsx';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import sharp from 'sharp';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pictures } from './pictures';

const folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
const options = { staticDirs: [folder], siteDir: folder, onBrokenMarkdownImages: 'throw' as const };

beforeAll(async () => {
  for (const name of ['photo.jpg', 'two words.PNG', 'photo.webp'])
    await sharp({ create: { width: 40, height: 30, channels: 3, background: '#888' } }).toFile(path.join(folder, name));
  writeFileSync(path.join(folder, 'drawing.svg'), '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"/>');
});
afterAll(() => rmSync(folder, { recursive: true }));

/**
 * Compiles a document with Docusaurus' transform of images and the site's; returns its elements, with their attributes
 * as written, and its imports.
 */
async function compile(source: string): Promise<string[]> {
  const file = new VFile({ value: source, path: path.join(folder, 'page.mdx') });
  const processor = unified().use(remarkParse).use(remarkMdx).use(transformImage, options).use(pictures);
  const tree = (await processor.run(processor.parse(file), file)) as Root;
  const elements: string[] = [];
  visit(tree, ['mdxJsxTextElement', 'mdxJsxFlowElement'], (node) => {
    const { name, attributes } = node as MdxJsxTextElement;
    const texts = attributes.map((attribute) => {
      if (attribute.type !== 'mdxJsxAttribute') return '';
      const value =
        typeof attribute.value === 'object' ? `{${attribute.value?.value}}` : JSON.stringify(attribute.value);
      return `${attribute.name}=${value.replace(/!.*!/, '!…!')}`;
    });
    elements.push([name, ...texts].join(' '));
  });
  visit(tree, 'mdxjsEsm', (node) => {
    const [statement] = node.data?.estree?.body ?? [];
    if (statement?.type === 'ImportDeclaration') elements.push(`import ${String(statement.source.value)}`);
  });
  return elements;
}

describe('pictures', () => {
  it('leaves the characters of texts as the author wrote them', async () => {
    const source = `![Ann's \\<"&amp;amp;"> photo](./photo.jpg "Ann's")\n\n![Ann's](./drawing.svg)\n`;
    const [photo, drawing] = await compile(source);
    expect(photo).toContain(`alt=${JSON.stringify(`Ann's <"&amp;"> photo`)} title="Ann's"`);
    expect(drawing).toContain(`alt="Ann's"`);
  });

  it('replaces photos by their copies, for any spelling of the path', async () => {
    expect(await compile('![One](./photo.jpg)\n\n- ![Two](<./two words.PNG> "title")\n\n![](/photo.jpg)\n')).toEqual([
      'Picture alt="One" image={require("./photo.jpg")}',
      'Picture alt="Two" title="title" image={require("./two words.PNG")}',
      'Picture image={require("./photo.jpg")}',
      'import @site/src/components/Picture',
    ]);
  });

  it('leaves drawings and other formats to Docusaurus, which sets their size', async () => {
    expect(await compile('![One](./drawing.svg) ![Two](./photo.webp)')).toEqual([
      'img alt="One" src={require("!…!./drawing.svg").default} width="4" height="3"',
      'img alt="Two" src={require("!…!./photo.webp").default} width="40" height="30"',
    ]);
  });

  it('leaves images without a file alone', async () => {
    expect(await compile('<img src="https://example.com/a.jpg" />\n\n![x](https://example.com/b.jpg)')).toEqual([
      'img src="https://example.com/a.jpg"',
    ]);
  });

  it('stops the build where a picture would be missing, with file, line and remedy', async () => {
    await expect(compile("Text\n\n<img src={require('./photo.jpg').default} />\n")).rejects.toThrow(
      /page\.mdx:3: <img src=\{require\('\.\/photo\.jpg'\)\.default\}> would show nothing\. Write !\[what it shows\]\(\.\/photo\.jpg\)\.$/,
    );
  });
});
