import type { Hierarchy, HierarchyLevel, IndexSection, SearchText } from './types';

/** Levels of a hierarchy, outermost first. */
export const LEVELS: readonly HierarchyLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'];

/** Returns the group, the page title and the headings down to a section. */
export function hierarchyOf({ pages, sections }: SearchText, sectionId: number): Hierarchy {
  const section = sections[sectionId] as IndexSection;
  const page = pages[section.pageId];
  const hierarchy: Hierarchy = {
    lvl0: page?.lvl0 ?? null,
    lvl1: page?.lvl1 ?? null,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  let above = section.level + 1;
  for (let id = sectionId; id >= 0 && above > 2; id -= 1) {
    const { level, heading, pageId } = sections[id] as IndexSection;
    if (pageId !== section.pageId) break;
    if (level >= above || level < 2) continue;
    hierarchy[`lvl${Math.min(level, 6)}` as HierarchyLevel] = heading;
    above = level;
  }
  return hierarchy;
}
