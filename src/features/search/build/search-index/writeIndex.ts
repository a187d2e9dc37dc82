import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { headingsOf } from '../../core/headings';
import { encodeIndexFile } from '../../core/indexFile';
import { INDEX_FOLDER, MANIFEST_FILE } from '../../core/manifestFile';
import type { QuestionsFile } from '../../core/questionBank';
import type { SearchManifest, SearchText } from '../../core/types';

/**
 * Writes the index of a language into its built folder: the text, its headings, the known questions, and the manifest
 * that names them.
 */
export async function writeIndex(text: SearchText, questions: QuestionsFile, builtDir: string): Promise<void> {
  await mkdir(path.join(builtDir, INDEX_FOLDER), { recursive: true });
  const write = async (name: string, content: string) => {
    const hash = createHash('sha256').update(content).digest('hex').slice(0, 8);
    const file = `${INDEX_FOLDER}/${name}.${hash}.json`;
    await writeFile(path.join(builtDir, file), content);
    return file;
  };
  const manifest: SearchManifest = {
    format: 1,
    language: text.language,
    file: await write('search-index', encodeIndexFile(text)),
    headings: await write('search-headings', encodeIndexFile(headingsOf(text))),
    questions: await write('search-questions', JSON.stringify(questions)),
    pages: text.pages.length,
    sections: text.sections.length,
  };
  // The dev server reads the copy next to the index.
  for (const folder of ['.', INDEX_FOLDER]) {
    await writeFile(path.join(builtDir, folder, MANIFEST_FILE), JSON.stringify(manifest));
  }
}
