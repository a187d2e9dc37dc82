import { readFileSync } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';
import type { LoadContext, LoadedPlugin, Plugin } from '@docusaurus/types';
import { sharedRoot } from 'light-pages/sharedRoot';
import { owner } from '../../../config/owner';
import { isoDay } from '../../../core/isoDay';
import { WORDS as MACHINE_WORDS } from '../../machines/build/words';
import { readLicences } from '../../machines/core/exercise';
import { SiteFiles } from '../../offline/build/siteFiles';
import { COURSE_FOLDERS } from '../../sharing/core/courses';
import type { Book } from '../core/book';
import { BOOK_LIST, bookPath, type ListedBook } from '../core/bookList';
import { writeEpub } from './writeEpub';
import { coverPicture } from './drawCover';
import { PictureStore } from './pictureStore';
import { readChapters } from './readChapters';
import { documentsOf, readOutline, type OutlineItem } from './readOutline';
import { WORDS } from './words';

const STYLES = 'src/features/epub/build/book.css';

/**
 * The newest day on which a document of the course was checked.
 *
 * @throws Error if no document says one
 */
function lastChange(items: readonly OutlineItem[], folder: string): string {
  const days = documentsOf(items).flatMap(
    ({ frontMatter }) => isoDay((frontMatter as { last_checked?: unknown }).last_checked) ?? [],
  );
  const newest = days.sort().at(-1);
  if (!newest)
    throw new Error(
      `No document in docs/${folder} has a last_checked, which dates the course's book → write it into the front matter of at least one.`,
    );
  return newest;
}

/**
 * Writes each course as an EPUB, from the same Markdown as the copies of its pages, and the list of the books with their
 * sizes.
 */
export default function epub(context: LoadContext): Plugin {
  const { siteConfig, i18n, baseUrl, outDir, siteDir } = context;
  const language = i18n.currentLocale === 'en' ? 'en' : 'vi';
  const words = { ...MACHINE_WORDS[language], ...WORDS[language] };
  const siteUrl = siteConfig.url;
  const licence = words.licences(readLicences(readFileSync(path.join(siteDir, 'LICENSE'), 'utf8')));

  const makeBook = async (folder: string, version: DocsContent['loadedVersions'][number]): Promise<Book> => {
    const { title, description, start, items } = readOutline(version, folder);
    const files = new SiteFiles([{ baseUrl, outDir }, sharedRoot(context)]);
    const pictures = new PictureStore(siteUrl, (url) => files.find(url));
    const entries = readChapters(items, folder, {
      outDir,
      baseUrl,
      siteUrl,
      words,
      addPicture: (url, source) => pictures.add(url, source),
    });
    const changed = lastChange(items, folder);
    const courseUrl = encodeURI(decodeURI(siteUrl + start));
    const cover = await coverPicture({
      siteName: siteConfig.title,
      title,
      description,
      facts: [owner.fullName, words.inLanguage, `${words.changed}: ${changed}`, licence],
    });
    return {
      url: siteUrl + bookPath(baseUrl, folder),
      courseUrl,
      title,
      description,
      language,
      author: owner.fullName,
      siteName: siteConfig.title,
      changed,
      licence,
      facts: [
        [words.author, owner.fullName],
        [words.language, words.inLanguage],
        [words.changed, changed],
        [words.licence, licence],
        [words.course, courseUrl],
      ],
      note: words.note,
      words,
      cover: { file: 'cover.png', mediaType: 'image/png', content: cover },
      entries,
      pictures: pictures.all,
    };
  };

  return {
    name: 'epub',
    async postBuild({ plugins }) {
      const docs = plugins.find(({ name }: LoadedPlugin) => name === 'docusaurus-plugin-content-docs')?.content as
        DocsContent | undefined;
      const [version] = docs?.loadedVersions ?? [];
      if (!version) return;
      const styles = await readFile(path.join(siteDir, STYLES), 'utf8');
      const list: ListedBook[] = [];
      for (const folder of COURSE_FOLDERS) {
        const book = await makeBook(folder, version);
        const content = writeEpub(book, styles);
        const address = bookPath(baseUrl, folder);
        const file = path.join(outDir, address.slice(baseUrl.length));
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, content);
        list.push({ course: folder, title: book.title, path: address, bytes: content.length });
      }
      await writeFile(path.join(outDir, BOOK_LIST), `${JSON.stringify(list, null, 1)}\n`);
    },
  };
}
