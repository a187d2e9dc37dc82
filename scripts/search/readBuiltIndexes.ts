import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { decodeIndexFile, decodeManifest } from '../../src/features/search/core/indexFile';
import { MANIFEST_FILE } from '../../src/features/search/core/manifestFile';
import type { QuestionsFile } from '../../src/features/search/core/questionBank';
import type { SearchText } from '../../src/features/search/core/types';

/** The index of one language in a built site. */
export interface BuiltIndex {
  language: string;
  text: SearchText;
  /** Path of the index file. */
  file: string;
  questions: QuestionsFile;
}

/**
 * Reads the search indexes of a built site.
 *
 * @param buildFolder - folder of the built site
 * @param folders - each language's folder in the build: `{ vi: '', en: 'en' }`
 * @throws if the build has no index, with the command to run
 */
export function readBuiltIndexes(buildFolder: string, folders: Readonly<Record<string, string>>): BuiltIndex[] {
  return Object.entries(folders).map(([language, folder]) => {
    const root = path.join(buildFolder, folder);
    const manifestFile = path.join(root, MANIFEST_FILE);
    if (!existsSync(manifestFile)) {
      throw new Error(`${manifestFile} is missing. Build the site first (npm run build), then run this again.`);
    }
    const manifest = decodeManifest(readFileSync(manifestFile, 'utf8'));
    const file = path.join(root, manifest.file);
    const questions = readFileSync(path.join(root, manifest.questions ?? ''), 'utf8');
    return {
      language,
      text: decodeIndexFile(readFileSync(file, 'utf8')),
      file,
      questions: JSON.parse(questions) as QuestionsFile,
    };
  });
}
