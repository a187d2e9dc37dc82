import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';

/** Folders with documents, one per language. */
const DOCUMENTS = ['docs', 'i18n/en/docusaurus-plugin-content-docs/current'];
/** Front matter that must differ between documents. */
const ADDRESS = /^(id|slug):.*$/m;
/** Facts belong to documents in the list of problems, which does not contain copies. */
const FACTS = /^<ProblemFacts \/>$/m;

/** A document of copy number `copy`: the same text with its own title, at the path of its file. */
export function copiedDocument(source: string, copy: number): string {
  return source
    .replace(FACTS, '')
    .replace(/^---\n[\s\S]*?\n---\n/, (front) =>
      front
        .replace(
          /^title:\s*(.*)$/m,
          (_line, title: string) => `title: ${JSON.stringify(`${unquoted(title)} (${copy})`)}`,
        )
        .replace(ADDRESS, ''),
    );
}

const unquoted = (text: string) => text.trim().replace(/^(["'])(.*)\1$/, '$2');

/** The settings of a copied category, with its own key and path. */
export function copiedCategory(source: string, folder: string): string {
  const { link, ...category } = JSON.parse(source) as { link?: { type: string; slug?: string } };
  const name = folder.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-');
  // Without a link, the copy of the category's document becomes the page of the copied category.
  const own = link?.type === 'generated-index' && { link: { ...link, slug: `/category/${name}` } };
  return JSON.stringify({ ...category, key: name, ...own });
}

async function copySection(documents: string, section: string, copy: number): Promise<number> {
  const target = path.join(documents, `${section}-copy-${copy}`);
  await cp(path.join(documents, section), target, { recursive: true });
  let count = 0;
  for (const name of await readdir(target, { recursive: true })) {
    const file = path.join(target, name);
    const isCategory = path.basename(name) === '_category_.json';
    if (!isCategory && !/\.mdx?$/.test(name)) continue;
    const source = await readFile(file, 'utf8');
    const folder = path.relative(documents, path.dirname(file));
    await writeFile(file, isCategory ? copiedCategory(source, folder) : copiedDocument(source, copy));
    if (!isCategory) count += 1;
  }
  return count;
}

/**
 * Multiplies the documents of a copy of the project, section by section, until each language has about the wanted
 * number. Links inside a section stay inside its copy; fences and components stay as they are.
 *
 * @returns the number of documents in all languages
 */
export async function copyDocuments(siteDir: string, wantedPerLanguage: number): Promise<number> {
  let total = 0;
  for (const name of DOCUMENTS) {
    const documents = path.join(siteDir, name);
    const entries = await readdir(documents, { withFileTypes: true });
    const sections = entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name);
    const all = await readdir(documents, { recursive: true });
    let count = all.filter((file) => /\.mdx?$/.test(file)).length;
    for (let copy = 1; count < wantedPerLanguage; copy += 1) {
      for (const section of sections) count += await copySection(documents, section, copy);
    }
    total += count;
  }
  return total;
}
