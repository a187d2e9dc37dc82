import { decoded } from '../../../core/decoded';

/** A page that is a chapter of the book. */
export interface LinkedChapter {
  /** Absolute address of the page. */
  readonly url: string;
  /** Name of its file in the book. */
  readonly file: string;
  /** Ids of its text. */
  readonly ids: ReadonlySet<string>;
}

const partsOf = (url: string): { page: string; id: string } => {
  const [page = '', id = ''] = url.split('#');
  return { page: decoded(page).replace(/\/$/, ''), id: decoded(id) };
};

/** The links of a book: between its chapters, and from them to the site. */
export class BookLinks {
  private readonly chapters: ReadonlyMap<string, LinkedChapter>;

  constructor(chapters: readonly LinkedChapter[]) {
    this.chapters = new Map(chapters.map((chapter) => [partsOf(chapter.url).page, chapter]));
  }

  /**
   * Where a link of a page leads in the book: to a chapter, or to the address itself. The name of an exercise or a
   * simulator is a link to its own place in the page; in the book it leads to the site, where it runs.
   *
   * @param url - absolute address
   * @param from - the chapter that has the link
   * @param around - ids of the blocks around the link
   */
  address(url: string, from: LinkedChapter, around: readonly string[]): string {
    const target = this.target(url);
    if (!target || (target.chapter === from && around.includes(target.id))) return url;
    if (target.id === '') return target.chapter.file;
    return `${target.chapter === from ? '' : target.chapter.file}#${target.id}`;
  }

  /** The chapter, and the id in it, to which an address leads; undefined for addresses that stay outside the book. */
  target(url: string): { chapter: LinkedChapter; id: string } | undefined {
    if (!/^https?:/.test(url)) return undefined;
    const { page, id } = partsOf(url);
    const chapter = this.chapters.get(page);
    return chapter && (id === '' || chapter.ids.has(id)) ? { chapter, id } : undefined;
  }
}
