import { readdirSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { repositoryRoot } from '../../scripts/install.mjs';
import { QUESTIONS_FOLDER, readQuestions } from '../../src/features/search/build/search-index/readQuestions';
import { readSite } from '../../src/features/search/build/search-index/readSite';
import { writeIndex } from '../../src/features/search/build/search-index/writeIndex';
import { LANGUAGES, languageFolder } from './judge';

// Reads the rendered pages again and writes the search index as the build does, in seconds instead of minutes:
//   npm run search:reindex -- --pages <built site> --build <folder of the index>

const { values: options } = parseArgs({
  options: { pages: { type: 'string', default: 'build' }, build: { type: 'string', default: 'build' } },
});

for (const language of LANGUAGES) {
  const folder = languageFolder[language];
  const outDir = path.resolve(repositoryRoot, options.pages, folder);
  const others = Object.values(languageFolder).filter((other) => other !== folder && other !== '');
  const baseUrl = folder === '' ? '/' : `/${folder}/`;
  const routes = readdirSync(outDir, { recursive: true, encoding: 'utf8' })
    .filter(
      (file) =>
        file.endsWith('.html') && !others.some((other) => file === `${other}.html` || file.startsWith(`${other}/`)),
    )
    .map((file) => baseUrl + file.replace(/(?:^|\/)index\.html$|\.html$/, ''));
  const text = await readSite({ language, outDir, baseUrl, routes, title: '' });
  const questions = await readQuestions(path.join(repositoryRoot, QUESTIONS_FOLDER, language), baseUrl, text);
  await writeIndex(text, questions, path.resolve(repositoryRoot, options.build, folder));
  console.log(
    `${language}: ${text.pages.length} pages, ${text.sections.length} sections, ${text.terms?.length ?? 0} terms in brackets`,
  );
}
