import { countUpTo, separatorBetween } from './order';
import type { Bound, Entry, InnerPage, LeafPage, Page, Tree } from './types';

/** The capacity of pages and the rule by which they are split. */
export interface PageRules {
  readonly leaf: number;
  /** Separators of an inner page; it has one more child. */
  readonly inner: number;
  /**
   * What the left page keeps when the largest key splits the last page of its level; without it, pages split in half.
   */
  readonly keep?: {
    readonly leaf: number;
    readonly inner: number;
    /** As in PostgreSQL: any entry that splits the last page counts, and the last page has room for one more entry. */
    readonly isPostgres?: boolean;
  };
}

/** What an insertion does, one change to a page at a time. */
type Change =
  | { readonly kind: 'insert'; readonly path: readonly number[] }
  | {
      readonly kind: 'split';
      readonly page: number;
      readonly right: number;
      readonly separator: Bound;
      readonly parent: number;
      readonly isNewRoot: boolean;
    };

/**
 * A B+-tree as databases store an index: entries only in the leaves, leaves linked from left to right, a page that is
 * too full split in two (Lehman and Yao 1981, as in PostgreSQL's nbtree). Pages are never changed in place, so a
 * {@link PageTree.snapshot} stays valid.
 */
export class PageTree {
  private root = 1;
  private readonly pages: Page[] = [{ kind: 'leaf', id: 1, fence: null, entries: [], next: null }];

  constructor(private readonly rules: PageRules) {}

  snapshot(): Tree {
    return { root: this.root, pages: [...this.pages] };
  }

  /** Inserts an entry; between two of the yielded changes a page may hold one entry too many. */
  *insert(entry: Entry): Generator<Change, void> {
    const path = this.pathTo(entry);
    const leaf = pageOf(this.pages, path.at(-1) ?? this.root);
    if (leaf.kind !== 'leaf') throw new Error('A path must end in a leaf.');
    const index = countUpTo(leaf.entries, entry);
    this.set({ ...leaf, entries: insertAt(leaf.entries, index, entry) });
    yield { kind: 'insert', path };
    const isLargest = index === leaf.entries.length;
    for (let depth = path.length - 1; depth >= 0; depth -= 1) {
      const page = pageOf(this.pages, path[depth] ?? this.root);
      if (!this.isTooFull(page)) return;
      const isLast = page.fence === null && (isLargest || this.rules.keep?.isPostgres === true);
      const [separator, right] = page.kind === 'leaf' ? this.splitLeaf(page, isLast) : this.splitInner(page, isLast);
      const above = path[depth - 1];
      const parent =
        above === undefined ? this.addRoot(page.id, separator, right) : this.adopt(above, separator, right);
      yield { kind: 'split', page: page.id, right, separator, parent, isNewRoot: above === undefined };
    }
  }

  private pathTo(bound: Bound): number[] {
    const path = [this.root];
    for (;;) {
      const page = pageOf(this.pages, path.at(-1) ?? this.root);
      if (page.kind === 'leaf') return path;
      path.push(childOf(page, bound));
    }
  }

  private isTooFull(page: Page): boolean {
    const more = page.fence === null && this.rules.keep?.isPostgres ? 1 : 0;
    return page.kind === 'leaf'
      ? page.entries.length > this.rules.leaf + more
      : page.separators.length > this.rules.inner + more;
  }

  private splitLeaf(page: LeafPage, isLast: boolean): [separator: Bound, right: number] {
    const kept = (isLast && this.rules.keep?.leaf) || Math.floor(page.entries.length / 2);
    const [before, after] = [page.entries[kept - 1], page.entries[kept]];
    if (!before || !after) throw new Error('Both halves of a leaf must contain entries.');
    const separator = separatorBetween(before, after);
    const right = this.add({ ...page, entries: page.entries.slice(kept) });
    this.set({ ...page, entries: page.entries.slice(0, kept), fence: separator, next: right });
    return [separator, right];
  }

  /** The middle separator moves up to the parent; neither half keeps it. */
  private splitInner(page: InnerPage, isLast: boolean): [separator: Bound, right: number] {
    const kept = (isLast && this.rules.keep?.inner) || Math.floor(page.separators.length / 2);
    const separator = page.separators[kept];
    if (!separator) throw new Error('An inner page needs a separator to move up when it splits.');
    const { separators, children } = page;
    const right = this.add({ ...page, separators: separators.slice(kept + 1), children: children.slice(kept + 1) });
    this.set({
      ...page,
      separators: separators.slice(0, kept),
      children: children.slice(0, kept + 1),
      fence: separator,
    });
    return [separator, right];
  }

  private addRoot(left: number, separator: Bound, right: number): number {
    this.root = this.add({ kind: 'inner', id: 0, fence: null, separators: [separator], children: [left, right] });
    return this.root;
  }

  private adopt(parent: number, separator: Bound, right: number): number {
    const page = pageOf(this.pages, parent);
    if (page.kind === 'leaf') throw new Error('A leaf has no children.');
    const index = countUpTo(page.separators, separator);
    this.set({
      ...page,
      separators: insertAt(page.separators, index, separator),
      children: insertAt(page.children, index + 1, right),
    });
    return parent;
  }

  private add(page: Page): number {
    const id = this.pages.length + 1;
    this.pages.push({ ...page, id });
    return id;
  }

  private set(page: Page): void {
    this.pages[page.id - 1] = page;
  }
}

function insertAt<T>(list: readonly T[], index: number, item: T): readonly T[] {
  return [...list.slice(0, index), item, ...list.slice(index)];
}

/** The page with an id. */
export function pageOf(pages: readonly Page[], id: number): Page {
  const page = pages[id - 1];
  if (!page) throw new Error(`There is no page ${id}.`);
  return page;
}

/** The child that holds, or would hold, the first entry that is not below the bound. */
export function childOf({ separators, children }: InnerPage, bound: Bound): number {
  const child = children[countUpTo(separators, bound)];
  if (child === undefined) throw new Error('An inner page must have one more child than separators.');
  return child;
}

/** The pages of each level from left to right, the root's level first. */
export function levelsOf({ root, pages }: Tree): readonly (readonly Page[])[] {
  const levels: Page[][] = [];
  for (let level = [pageOf(pages, root)]; level.length > 0;) {
    levels.push(level);
    level = level.flatMap((page) => (page.kind === 'inner' ? page.children.map((id) => pageOf(pages, id)) : []));
  }
  return levels;
}
