import { useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ActionButton, TextField } from '../../shared/fields';
import type { Scope } from '../core/expression';
import { formatRows, parseRows } from '../core/parseRows';
import { parseCondition } from '../core/parseExpression';
import type { Table } from '../core/types';
import { describeExpressionProblem } from './describeExpressionProblem';
import { describeRowsProblem } from './describeRowsProblem';
import styles from './styles.module.css';

/** The tables show the rows already, so the fields to edit them are rendered only when the reader opens them. */
export function EditRows({ children }: { children: ReactNode }): ReactNode {
  const [isOpen, setOpen] = useState(false);
  if (isOpen) return children;
  return (
    <div className={styles.edit}>
      <ActionButton onClick={() => setOpen(true)}>
        {translate({
          id: 'simulators.Relation.editRows',
          message: 'Sửa các hàng',
          description: 'Button: opens the fields with the rows of tables',
        })}
      </ActionButton>
    </div>
  );
}

interface RowsFieldProps {
  table: Table;
  onChange: (table: Table) => void;
  /** Checks the new table further, and returns a sentence about what is wrong or null. */
  refuse?: (table: Table) => string | null;
}

/** The rows of a table as text, one per line; the columns and the name cannot be changed. */
export function RowsField({ table, onChange, refuse }: RowsFieldProps): ReactNode {
  return (
    <TextField
      label={translate(
        {
          id: 'simulators.Relation.rows',
          message: 'Các hàng của {table}',
          description: 'Field: the rows of a table',
        },
        { table: table.name },
      )}
      value={table.rows}
      format={(rows) => formatRows(rows)}
      read={(text) => {
        const parsed = parseRows(text, table.columns);
        if (!parsed.ok) return { ok: false, message: describeRowsProblem(parsed.problem) };
        const message = refuse?.({ ...table, rows: parsed.value });
        return message ? { ok: false, message } : parsed;
      }}
      onChange={(rows) => onChange({ ...table, rows })}
      hint={translate(
        {
          id: 'simulators.Relation.rowsHint',
          message: 'Mỗi dòng một hàng: {columns}',
          description: 'Under the field with the rows of a table: the order of its values',
        },
        { columns: table.columns.map(({ name }) => name).join(', ') },
      )}
      wide
      rows={Math.min(Math.max(table.rows.length + 1, 3), 6)}
    />
  );
}

interface ConditionFieldProps {
  label: string;
  value: string;
  scope: Scope;
  onChange: (value: string) => void;
  /** Whether the condition may be empty, as WHERE may. */
  optional?: boolean;
}

/** A condition as SQL text; a mistake is explained, and the last valid condition stays in use meanwhile. */
export function ConditionField({ label, value, scope, onChange, optional }: ConditionFieldProps): ReactNode {
  return (
    <TextField
      label={label}
      value={value}
      format={(text) => text}
      read={(text) => {
        if (optional && text.trim() === '') return { ok: true, value: '' };
        const parsed = parseCondition(text, scope);
        return parsed.ok
          ? { ok: true, value: text }
          : { ok: false, message: describeExpressionProblem(parsed.problem) };
      }}
      onChange={onChange}
      wide
    />
  );
}
