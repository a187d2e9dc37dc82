import type { LoadedContent as DocsContent } from '@docusaurus/plugin-content-docs';

type Version = DocsContent['loadedVersions'][number];
type Item = Version['sidebars'][string][number];
type Category = Extract<Item, { type: 'category' }>;
export type Doc = Version['docs'][number];

/** A document of a course, or a category with its documents, in the order of the menu. */
export type OutlineItem =
  | { readonly kind: 'document'; readonly doc: Doc }
  | { readonly kind: 'category'; readonly label: string; readonly items: readonly OutlineItem[] };

/** A course as the menu lists it. */
export interface CourseOutline {
  readonly title: string;
  readonly description: string;
  /** Path of its first page. */
  readonly start: string;
  readonly items: readonly OutlineItem[];
}

/** All documents of a course, in the order of the menu. */
export const documentsOf = (items: readonly OutlineItem[]): Doc[] =>
  items.flatMap((item) => (item.kind === 'document' ? [item.doc] : documentsOf(item.items)));

class OutlineReader {
  private readonly docs: ReadonlyMap<string, Doc>;

  constructor({ docs }: Pick<Version, 'docs'>) {
    this.docs = new Map(docs.map((doc) => [doc.id, doc]));
  }

  items(category: Category): OutlineItem[] {
    const own = category.link?.type === 'doc' ? this.documents(category.link.id) : [];
    const inner = category.items.flatMap((item): OutlineItem[] => {
      if (item.type === 'doc') return this.documents(item.id);
      if (item.type !== 'category') return [];
      return [{ kind: 'category', label: item.label, items: this.items(item) }];
    });
    return [...own, ...inner];
  }

  private documents(id: string): OutlineItem[] {
    const doc = this.docs.get(id);
    return doc ? [{ kind: 'document', doc }] : [];
  }

  /** The outermost category all of whose documents lie in a folder. */
  find(items: readonly Item[], folder: string): CourseOutline | undefined {
    for (const item of items) {
      if (item.type !== 'category') continue;
      const inner = this.items(item);
      const docs = documentsOf(inner);
      const isInside = ({ sourceDirName }: Doc) => `${sourceDirName}/`.startsWith(`${folder}/`);
      if (docs.length > 0 && docs.every(isInside)) return this.outline(item, inner, docs);
      const found = this.find(item.items, folder);
      if (found) return found;
    }
    return undefined;
  }

  private outline({ label, link }: Category, items: readonly OutlineItem[], [first]: readonly Doc[]): CourseOutline {
    const generated = link?.type === 'generated-index' ? link : undefined;
    return {
      title: label,
      description: (generated ? generated.description : first?.description) ?? '',
      start: generated?.permalink ?? first?.permalink ?? '',
      items,
    };
  }
}

/**
 * Reads a course from the menu of the documents.
 *
 * @param folder - its folder below `docs/`
 * @throws Error if the menu has no category with the documents of the folder
 */
export function readOutline(version: Pick<Version, 'docs' | 'sidebars'>, folder: string): CourseOutline {
  const reader = new OutlineReader(version);
  const found = reader.find(Object.values(version.sidebars).flat(), folder);
  if (!found)
    throw new Error(
      `The menu has no category whose documents all lie in docs/${folder} → correct the folder in COURSE_FOLDERS (src/features/sharing/core/courses.ts), or move the documents.`,
    );
  return found;
}
