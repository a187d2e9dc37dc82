import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';

/** A course of the documentation, to be saved as a whole: a category at the top of the sidebar. */
export interface Course {
  readonly id: string;
  readonly label: string;
  readonly href: string;
  /** Paths of its lessons and overviews. */
  readonly pages: readonly string[];
  /** Where it is offered; see `PackSummary`. */
  readonly places: readonly string[];
}

type Version = DocsContent['loadedVersions'][number];
type Item = Version['sidebars'][string][number];

function docIds(item: Item): string[] {
  if (item.type === 'doc') return [item.id];
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? [item.link.id] : [];
  return [...own, ...item.items.flatMap(docIds)];
}

/** Addresses of the pages that list what is in a category: those that Docusaurus makes, and documents in their place. */
function overviews(item: Item, addressOf: (docId: string) => string | undefined): string[] {
  if (item.type !== 'category') return [];
  const own = item.link?.type === 'doc' ? addressOf(item.link.id) : item.link?.permalink;
  return [...(own === undefined ? [] : [own]), ...item.items.flatMap((one) => overviews(one, addressOf))];
}

/** The courses of the documentation in the order of the sidebar; a category without a lesson is none. */
export function readCourses({ docs, sidebars }: Pick<Version, 'docs' | 'sidebars'>): Course[] {
  const byId = new Map(docs.map((doc) => [doc.id, doc]));
  return Object.values(sidebars).flatMap((sidebar) =>
    sidebar.flatMap((item): Course[] => {
      const lessons = docIds(item).flatMap((id) => byId.get(id) ?? []);
      const [first] = lessons;
      if (item.type !== 'category' || !first) return [];
      const [id = ''] = first.sourceDirName.split('/');
      const categories = overviews(item, (docId) => byId.get(docId)?.permalink);
      // An overview that is a document has an address of its own, outside of the folder.
      const { permalink } = lessons.find((lesson) => lesson.permalink.includes(`/${id}/`)) ?? first;
      const folder = permalink.slice(0, permalink.indexOf(`/${id}/`) + id.length + 2);
      const pages = [...new Set([...categories, ...lessons.map(({ permalink }) => permalink)])];
      return [
        { id, label: item.label, href: categories[0] ?? first.permalink, pages, places: [...categories, folder] },
      ];
    }),
  );
}
