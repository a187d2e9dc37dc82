import { fileName } from './locationOf';

const COLLECTIONS = ['docs', 'blog', 'src/pages', process.env.TEST_PAGES].filter((folder) => folder !== undefined);
/** Folders of translations, which Docusaurus names after the plugin of the pages in them. */
const TRANSLATIONS = /^i18n\/[^/]+\/docusaurus-plugin-content-/;
/** A fence that a transform handles, with the text after its marks. */
const FENCE = /^[ \t>]*(?:`{3,}|~{3,})\s*(mermaid\b|\w+[ \t]+(?:.*[ \t])?(?:run|plan|live|recorded=\S+)(?=[ \t]|$))/;

/**
 * The transforms of `src/config/markdown.ts` apply to documents, posts and pages. A file elsewhere that one of these
 * imports is compiled without them: its fences would be plain code, or diagrams that nobody has checked. Called with
 * every file before it is compiled.
 *
 * @returns the unchanged text
 * @throws Error at the first such fence outside the collections, with file, line and remedy
 */
export function onlyInCollections({ filePath, fileContent }: { filePath: string; fileContent: string }): string {
  const name = fileName(filePath);
  if (COLLECTIONS.some((folder) => name.startsWith(`${folder}/`)) || TRANSLATIONS.test(name)) return fileContent;
  for (const [index, line] of fileContent.split('\n').entries()) {
    const [, fence] = FENCE.exec(line) ?? [];
    if (fence)
      throw new Error(
        `${name}:${index + 1}: a \`${fence.trim()}\` fence works only in docs/, blog/ and src/pages/. Move this file into one of them; start its name with _ if other pages import it and it is not a page itself.`,
      );
  }
  return fileContent;
}
