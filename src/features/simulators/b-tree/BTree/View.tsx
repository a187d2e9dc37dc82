import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { valueOf } from '../../shared/core/valueOf';
import { simulator, type SimulatorOf, type SimulatorParts } from '../../shared/simulator';
import { Totals } from '../../shared/Totals';
import { bTree } from '../core/definition';
import { readLesson, usedColumns, type BTreeProperties } from '../core/lesson';
import { levelsOf, PageTree } from '../core/PageTree';
import { formatCondition } from '../core/parseKeys';
import type { BTreeInput, BTreeStep, BTreeTrace, Tree } from '../core/types';
import { askStep } from './askStep';
import { describeStart, describeStep } from './describeStep';
import { Inputs } from './Inputs';
import { ReadTable } from './ReadTable';
import { TreeFigure } from './TreeFigure';
import styles from './styles.module.css';

/** An index as a B+-tree: keys inserted and pages divided, then the pages that a query reads. */
export const BTree = simulator(
  'BTree',
  'b-tree',
  (properties: BTreeProperties) => {
    const { start, columns } = valueOf(readLesson(properties));
    return { definition: bTree(columns.length), input: start, columns };
  },
  useParts,
);

function useParts(
  sim: SimulatorOf<ReturnType<typeof bTree>>,
  { columns }: { columns: readonly string[] },
): SimulatorParts {
  const { input, trace, step, stepper } = sim;
  const shown = trace.steps.slice(0, stepper.position);
  const isFinding = input.mode === 'find';
  return {
    title: translate({
      id: 'simulators.BTree.title',
      message: 'Chỉ mục B-tree, từng trang một',
      description: 'Title of the B-tree simulator',
    }),
    inputs: <Inputs sim={sim} columns={columns} />,
    status: step ? describeStep(step, trace, input, stepper.position) : describeStart(input),
    question: askStep(trace, stepper.position, input),
    results: (
      <>
        <Totals items={isFinding ? findTotals(shown) : insertTotals(treeAfter(shown), shown)} />
        {isFinding && <ReadTable steps={shown} trace={trace} input={input} />}
      </>
    ),
    figure: (
      <>
        <Statement columns={columns} input={input} isShown={stepper.position > 0} />
        <TreeFigure
          tree={isFinding ? trace.result.tree : treeAfter(shown)}
          whole={trace.result.tree}
          shown={shown}
          position={stepper.position}
        />
      </>
    ),
  };
}

const EMPTY = new PageTree({ leaf: 1, inner: 1 }).snapshot();

/** The tree after the steps shown. */
function treeAfter(shown: readonly BTreeStep[]): Tree {
  const last = shown.at(-1);
  return last && 'tree' in last ? last.tree : EMPTY;
}

interface StatementProps {
  columns: readonly string[];
  input: BTreeInput;
  /** Whether the explanation of how the query uses the index may be shown. */
  isShown: boolean;
}

/** The index, the query's WHERE clause, and which columns the search uses. */
function Statement({ columns, input, isShown }: StatementProps): ReactNode {
  const conditions = input.conditions.flatMap((condition, column) =>
    condition ? [`${columns[column]} ${formatCondition(condition)}`] : [],
  );
  const used = usedColumns(columns, input.conditions);
  return (
    <div className={styles.statement}>
      <code translate="no">INDEX ({columns.join(', ')})</code>
      {input.mode === 'find' && (
        <>
          <code translate="no">{conditions.length > 0 ? `WHERE ${conditions.join(' AND ')}` : 'SELECT …'}</code>
          <span>{isShown ? describeAccess(used) : '…'}</span>
        </>
      )}
    </div>
  );
}

function describeAccess(used: readonly string[]): string {
  return used.length > 0
    ? translate(
        {
          id: 'simulators.BTree.accessWalk',
          message: 'Đi theo cây nhờ: {columns}',
          description: 'How the index is used: the walk is led by conditions on these columns',
        },
        { columns: used.join(', ') },
      )
    : translate({
        id: 'simulators.BTree.accessScan',
        message: 'Không có điều kiện trên cột đầu: đọc mọi lá',
        description: 'How the index is used: all leaves are read',
      });
}

type Items = readonly (readonly [name: string, value: ReactNode])[];

function insertTotals(tree: Tree, shown: readonly BTreeStep[]): Items {
  const levels = levelsOf(tree);
  return [
    [
      translate({ id: 'simulators.BTree.keys', message: 'Khóa', description: 'Total: keys in the tree' }),
      shown.filter(({ kind }) => kind === 'insert').length,
    ],
    [
      translate({ id: 'simulators.BTree.splits', message: 'Lần tách', description: 'Total: pages divided' }),
      shown.filter(({ kind }) => kind === 'split').length,
    ],
    [
      translate({ id: 'simulators.BTree.leaves', message: 'Trang lá', description: 'Total: leaf pages' }),
      levels.at(-1)?.length ?? 0,
    ],
    [translate({ id: 'simulators.BTree.depth', message: 'Số tầng', description: 'Total: levels' }), levels.length],
  ];
}

function findTotals(shown: BTreeTrace['steps']): Items {
  const count = (wanted: readonly BTreeStep['kind'][]) => shown.filter(({ kind }) => wanted.includes(kind)).length;
  return [
    [
      translate({
        id: 'simulators.BTree.pageReads',
        message: 'Trang chỉ mục đã đọc',
        description: 'Total: pages of the index that were read',
      }),
      count(['inner', 'leaf']),
    ],
    [
      translate({
        id: 'simulators.BTree.visits',
        message: 'Lần vào bảng',
        description: 'Total: visits to the table',
      }),
      count(['visit']),
    ],
    [
      translate({ id: 'simulators.BTree.found', message: 'Hàng tìm thấy', description: 'Total: rows found' }),
      shown.reduce((sum, step) => sum + (step.kind === 'leaf' ? step.matches.length : 0), 0),
    ],
  ];
}
