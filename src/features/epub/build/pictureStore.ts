import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Picture } from '../core/book';

/** The formats that every reader of EPUB 3.3 shows. */
const MEDIA_TYPES: Readonly<Record<string, string>> = {
  '.gif': 'image/gif',
  '.jpeg': 'image/jpeg',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.webp': 'image/webp',
};

/** The pictures of a book: files of the build, each once. */
export class PictureStore {
  private readonly pictures = new Map<string, Picture>();

  /**
   * @param siteUrl - origin of the site
   * @param find - the file behind a path of the site
   */
  constructor(
    private readonly siteUrl: string,
    private readonly find: (url: string) => string | undefined,
  ) {}

  get all(): readonly Picture[] {
    return [...this.pictures.values()];
  }

  /**
   * Takes a picture into the book.
   *
   * @param source - the document that shows it
   * @returns its path in the book
   * @throws Error if the build has no such file, or its format is not for books
   */
  add(url: string, source: string): string {
    const known = this.pictures.get(url);
    if (known) return known.file;
    const isOwn = url.startsWith(`${this.siteUrl}/`);
    const file = isOwn ? this.find(url.slice(this.siteUrl.length)) : undefined;
    if (!file)
      throw new Error(
        `${source}: the picture ${url} is not a file of the build, so the course's book cannot contain it → put the file beside the document or under static/.`,
      );
    const extension = path.extname(file).toLowerCase();
    const mediaType = MEDIA_TYPES[extension];
    if (!mediaType)
      throw new Error(`${source}: an EPUB cannot show ${url} → use one of ${Object.keys(MEDIA_TYPES).join(', ')}.`);
    const picture = { file: `picture-${this.pictures.size + 1}${extension}`, mediaType, content: readFileSync(file) };
    this.pictures.set(url, picture);
    return picture.file;
  }
}
