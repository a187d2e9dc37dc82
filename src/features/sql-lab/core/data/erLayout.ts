import type { DatasetSchema } from './dataset';

type SchemaTable = DatasetSchema['tables'][number];

/** A table of the diagram. */
export interface ErBox {
  readonly name: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly columns: readonly { readonly name: string; readonly key: 'primary' | 'foreign' | 'both' | undefined }[];
}

/** A reference, from the referencing box to the referenced one. */
export interface ErEdge {
  readonly from: string;
  readonly to: string;
  readonly column: string;
  readonly path: string;
}

export interface ErDiagram {
  readonly width: number;
  readonly height: number;
  readonly boxes: readonly ErBox[];
  readonly edges: readonly ErEdge[];
}

const BOX_WIDTH = 142;
const HEAD_HEIGHT = 24;
const LINE_HEIGHT = 16;
const FOOT = 6;
const COLUMN_GAP = 48;
const ROW_GAP = 18;
const MARGIN = 18;

function references(table: SchemaTable): { column: string; table: string }[] {
  return table.columns.flatMap(({ name, references: target }) =>
    target ? [{ column: name, table: target.table }] : [],
  );
}

/**
 * Length of the longest chain of references from a table to one that references no other; self-references do not count.
 */
function depthOf(table: SchemaTable, byName: ReadonlyMap<string, SchemaTable>, seen: ReadonlySet<string>): number {
  const parents = references(table).filter((reference) => reference.table !== table.name && !seen.has(reference.table));
  const within = new Set([...seen, table.name]);
  return (
    Math.max(
      -1,
      ...parents.map((parent) => {
        const target = byName.get(parent.table);
        return target ? depthOf(target, byName, within) : -1;
      }),
    ) + 1
  );
}

/**
 * The column of each table, counted from the left: a table is placed directly left of the nearest table that references
 * it, so that lines do not run behind other tables.
 */
function columnsOf(tables: DatasetSchema['tables']): ReadonlyMap<string, number> {
  const byName = new Map(tables.map((table) => [table.name, table]));
  const columns = new Map(tables.map((table) => [table.name, depthOf(table, byName, new Set())]));
  const fromTheRight = [...tables].sort((one, other) => (columns.get(other.name) ?? 0) - (columns.get(one.name) ?? 0));
  for (const { name } of fromTheRight) {
    const referring = tables.filter(
      (table) => table.name !== name && references(table).some((to) => to.table === name),
    );
    const nearest = Math.min(...referring.map((table) => columns.get(table.name) ?? 0)) - 1;
    if (Number.isFinite(nearest)) columns.set(name, Math.max(columns.get(name) ?? 0, nearest));
  }
  return columns;
}

/** Only the keys: the diagram shows how tables are related, and the list beside it shows the rest. */
function keyColumns({ columns, primaryKey }: SchemaTable): ErBox['columns'] {
  return columns.flatMap(({ name, references: target }) => {
    const isPrimary = primaryKey.includes(name);
    if (!isPrimary && !target) return [];
    return [
      { name, key: isPrimary && target ? ('both' as const) : isPrimary ? ('primary' as const) : ('foreign' as const) },
    ];
  });
}

function lineOf(box: ErBox, column: string): number {
  const index = box.columns.findIndex(({ name }) => name === column);
  return box.y + HEAD_HEIGHT + (Math.max(index, 0) + 0.5) * LINE_HEIGHT;
}

/** A line from a foreign key to the head of the referenced table; a self-reference loops on the right side. */
function edgePath(from: ErBox, column: string, to: ErBox): string {
  const y = lineOf(from, column);
  const target = to.y + HEAD_HEIGHT / 2;
  if (from === to) {
    const right = from.x + from.width;
    return `M${right} ${y} h${MARGIN / 2} V${target} h${-MARGIN / 2}`;
  }
  const [start, end, bend] = to.x < from.x ? [from.x, to.x + to.width, -1] : [from.x + from.width, to.x, 1];
  const middle = to.x === from.x ? start + MARGIN * bend : (start + end) / 2;
  return `M${start} ${y} C${middle} ${y} ${middle} ${target} ${end} ${target}`;
}

/** Lays out the tables of a dataset in columns: each table is to the right of those it references. */
export function erLayout({ tables }: DatasetSchema): ErDiagram {
  const depths = columnsOf(tables);
  const columnCount = Math.max(0, ...depths.values()) + 1;
  const columns = Array.from({ length: columnCount }, (_, depth) =>
    tables.filter(({ name }) => depths.get(name) === depth),
  );
  const heightOf = (table: SchemaTable) => HEAD_HEIGHT + keyColumns(table).length * LINE_HEIGHT + FOOT;
  const columnHeight = (list: readonly SchemaTable[]) =>
    list.reduce((sum, table) => sum + heightOf(table) + ROW_GAP, -ROW_GAP);
  const inner = Math.max(0, ...columns.map(columnHeight));
  const boxes = columns.flatMap((list, index) => {
    let y = MARGIN + (inner - columnHeight(list)) / 2;
    return list.map((table): ErBox => {
      const height = heightOf(table);
      const box = {
        name: table.name,
        x: MARGIN + index * (BOX_WIDTH + COLUMN_GAP),
        y,
        width: BOX_WIDTH,
        height,
        columns: keyColumns(table),
      };
      y += height + ROW_GAP;
      return box;
    });
  });
  const boxOf = new Map(boxes.map((box) => [box.name, box]));
  const edges = tables.flatMap((table) =>
    references(table).flatMap(({ column, table: target }): ErEdge[] => {
      const [from, to] = [boxOf.get(table.name), boxOf.get(target)];
      return from && to ? [{ from: table.name, to: target, column, path: edgePath(from, column, to) }] : [];
    }),
  );
  return {
    width: 2 * MARGIN + columnCount * BOX_WIDTH + (columnCount - 1) * COLUMN_GAP,
    height: inner + 2 * MARGIN,
    boxes,
    edges,
  };
}
