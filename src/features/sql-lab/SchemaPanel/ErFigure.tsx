import { useMemo, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import type { DatasetSchema } from '../core/data/dataset';
import { erLayout, type ErBox } from '../core/data/erLayout';
import styles from './styles.module.css';

interface Props {
  schema: DatasetSchema;
  /** Tables used by the current query. */
  used: readonly string[];
}

/** The tables and their references as a diagram; the list below it contains the same information as text. */
export function ErFigure({ schema, used }: Props): ReactNode {
  const { width, height, boxes, edges } = useMemo(() => erLayout(schema), [schema]);
  const isUsed = (name: string) => used.includes(name);
  return (
    <div
      className={styles.figure}
      role="group"
      tabIndex={0}
      aria-label={translate({
        id: 'sqlLab.ErFigure.scroll',
        message: 'Sơ đồ thực thể và quan hệ cuộn ngang được',
        description: 'Name of the diagram, which scrolls sideways on small screens',
      })}
    >
      <svg
        className={styles.diagram}
        viewBox={`0 0 ${width} ${height}`}
        width={width}
        height={height}
        role="img"
        aria-label={translate(
          {
            id: 'sqlLab.ErFigure.label',
            message: 'Sơ đồ: {references}',
            description: 'Text alternative of the diagram: which table refers to which',
          },
          { references: edges.map(({ from, column, to }) => `${from}.${column} → ${to}`).join('; ') },
        )}
      >
        {edges.map(({ from, to, column, path }) => (
          <path
            key={`${from}.${column}`}
            d={path}
            className={clsx(styles.edge, isUsed(from) && isUsed(to) && styles.usedEdge)}
          />
        ))}
        {boxes.map((box) => (
          <Box key={box.name} box={box} isUsed={isUsed(box.name)} />
        ))}
      </svg>
    </div>
  );
}

const MARKS = { primary: 'PK', foreign: 'FK', both: 'PK FK' } as const;

function Box({ box: { name, x, y, width, height, columns }, isUsed }: { box: ErBox; isUsed: boolean }): ReactNode {
  return (
    <g transform={`translate(${x} ${y})`} className={clsx(styles.box, isUsed && styles.usedBox)}>
      <rect className={styles.frame} width={width} height={height} rx="6" />
      <path className={styles.rule} d={`M0 24 h${width}`} />
      <text className={styles.name} x="10" y="16.5">
        {name}
      </text>
      {columns.map(({ name: column, key }, index) => (
        <g key={column} transform={`translate(0 ${24 + index * 16})`}>
          <text className={styles.column} x="10" y="12">
            {column}
          </text>
          {key && (
            <text className={styles.key} x={width - 8} y="12">
              {MARKS[key]}
            </text>
          )}
        </g>
      ))}
    </g>
  );
}
