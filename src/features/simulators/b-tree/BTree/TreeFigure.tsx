import type { ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { Sheet, sheet } from '../../shared/Sheet';
import { levelsOf, pageOf } from '../core/PageTree';
import { formatKey } from '../core/parseKeys';
import type { BTreeStep, LeafPage, Page, Tree } from '../core/types';
import { pageName } from './names';
import styles from './styles.module.css';

interface Props {
  tree: Tree;
  /** The tree at the end of the run; the figure reserves room for it, so that nothing moves while stepping. */
  whole: Tree;
  shown: readonly BTreeStep[];
  position: number;
}

/** Characters that fit side by side in the width of a lesson. */
const WIDE = 66;

/** Draws the pages as nested lists: as a tree where there is room, indented like folders elsewhere. */
export function TreeFigure({ tree, whole, shown, position }: Props): ReactNode {
  const shape = clsx(styles.tree, widthOf(whole) <= WIDE && styles.wide);
  return (
    <Sheet
      label={translate({
        id: 'simulators.BTree.tree',
        message: 'Các trang của chỉ mục, từ gốc đến lá',
        description: 'Name of the picture of the tree',
      })}
      at={position}
    >
      <div className={styles.figure}>
        <ul className={shape}>
          <Node tree={tree} id={tree.root} marks={marksOf(shown)} />
        </ul>
        <ul className={clsx(shape, styles.room)} aria-hidden="true">
          <Node tree={whole} id={whole.root} marks={NO_MARKS} />
        </ul>
      </div>
    </Sheet>
  );
}

/** How many characters the leaves take side by side, with the gaps between them. */
function widthOf(tree: Tree): number {
  const leaves = levelsOf(tree).at(-1) ?? [];
  return leaves.reduce((sum, page) => sum + 6 + cellsOf(page).reduce((width, cell) => width + cell.length + 2, 0), 0);
}

interface Marks {
  /** Pages that the current step is about; the figure scrolls to the first. */
  readonly now: readonly number[];
  readonly read: ReadonlySet<number>;
  /** Indexes of the entries found, by page id. */
  readonly found: ReadonlyMap<number, readonly number[]>;
  /** The row of the inserted entry, or the row that the table visit reads. */
  readonly row: number | null;
}

const NO_MARKS: Marks = { now: [], read: new Set(), found: new Map(), row: null };

function marksOf(shown: readonly BTreeStep[]): Marks {
  const last = shown.at(-1);
  if (!last) return NO_MARKS;
  if (last.kind === 'insert')
    return { ...NO_MARKS, now: last.path.slice(-1), read: new Set(last.path), row: last.entry.row };
  if (last.kind === 'split') return { ...NO_MARKS, now: [last.right, last.page], read: new Set([last.parent]) };
  return {
    now: last.kind === 'end' ? [] : [last.page],
    read: new Set(shown.flatMap((step) => ('page' in step ? [step.page] : []))),
    found: new Map(shown.flatMap((step) => (step.kind === 'leaf' ? [[step.page, step.matches] as const] : []))),
    row: last.kind === 'visit' ? last.row : null,
  };
}

function Node({ tree, id, marks }: { tree: Tree; id: number; marks: Marks }): ReactNode {
  const page = pageOf(tree.pages, id);
  return (
    <li>
      <PageBox page={page} marks={marks} />
      {page.kind === 'inner' && (
        <ul>
          {page.children.map((child) => (
            <Node key={child} tree={tree} id={child} marks={marks} />
          ))}
        </ul>
      )}
    </li>
  );
}

function cellsOf(page: Page): readonly string[] {
  return (page.kind === 'leaf' ? page.entries : page.separators).map(({ key }) => formatKey(key));
}

function PageBox({ page, marks }: { page: Page; marks: Marks }): ReactNode {
  const isNow = marks.now.includes(page.id);
  const found = marks.found.get(page.id) ?? [];
  return (
    <div
      className={clsx(
        styles.page,
        page.kind === 'inner' && styles.inner,
        marks.read.has(page.id) && styles.read,
        isNow && styles.now,
      )}
      data-current={marks.now[0] === page.id || undefined}
    >
      <span className={styles.name}>{pageName(page.id)}</span>
      <span className={styles.cells}>
        {cellsOf(page).map((cell, index) => {
          const row = page.kind === 'leaf' ? (page.entries[index]?.row ?? null) : null;
          return (
            <span
              key={index}
              className={clsx(
                styles.cell,
                found.includes(index) && styles.found,
                row !== null && row === marks.row && styles.fresh,
              )}
            >
              {cell}
            </span>
          );
        })}
      </span>
      {page.kind === 'leaf' && <Link page={page} />}
    </div>
  );
}

/** The link to the next leaf. */
function Link({ page: { next } }: { page: LeafPage }): ReactNode {
  if (next === null) return null;
  return (
    <span className={styles.link}>
      <span aria-hidden="true">→</span>
      <span className={sheet.quiet}>
        {translate(
          {
            id: 'simulators.BTree.next',
            message: ', lá kế tiếp là {page}',
            description: 'Read aloud after the keys of a leaf: which leaf follows',
          },
          { page: pageName(next) },
        )}
      </span>
    </span>
  );
}
