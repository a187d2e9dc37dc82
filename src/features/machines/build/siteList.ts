import type { LoadedVersion } from '@docusaurus/plugin-content-docs';
import type { ListedSection } from '../core/llmsText';

type SidebarItem = LoadedVersion['sidebars'][string][number];
type Category = Extract<SidebarItem, { type: 'category' }>;

/** A section of the list: its name, and the ids of its documents in the order of the menu. */
export interface DocSection {
  readonly title: string;
  readonly ids: readonly string[];
}

/**
 * The sections of the documents: one for each category of the menu that has documents of its own.
 *
 * @param rootTitle - name of the documents outside categories
 */
export function docSections(items: readonly SidebarItem[], rootTitle: string): DocSection[] {
  const sections: DocSection[] = [];
  const visit = (level: readonly SidebarItem[], trail: readonly string[]): void => {
    const ids = level.flatMap((item) => (item.type === 'doc' || item.type === 'ref' ? [item.id] : []));
    if (ids.length > 0) sections.push({ title: trail.join(' › ') || rootTitle, ids });
    for (const item of level) if (item.type === 'category') visit((item as Category).items, [...trail, item.label]);
  };
  visit(items, []);
  return sections;
}

/** Puts the pages of documents into their sections. */
export const withPages = <Page extends ListedSection['pages'][number]>(
  sections: readonly DocSection[],
  pages: ReadonlyMap<string, Page>,
): ListedSection[] => sections.map(({ title, ids }) => ({ title, pages: ids.flatMap((id) => pages.get(id) ?? []) }));
