import { useId, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { ColumnFormat, CsvColumn } from '../../core/csv/csvColumns';
import { ColumnNote, short } from './ColumnNote';
import shared from '../styles.module.css';
import styles from './styles.module.css';

interface Props {
  column: CsvColumn;
  /** The name that the column gets in the table. */
  name: string;
  format: ColumnFormat;
  onChange: (format: ColumnFormat) => void;
}

const FORMATS: readonly ColumnFormat[] = ['text', 'point', 'comma'];

function formatName(format: ColumnFormat): string {
  switch (format) {
    case 'text':
      return translate({
        id: 'sqlLab.CsvReview.text',
        message: 'chữ',
        description: 'Choice for a column of a CSV file: its cells are texts',
      });
    case 'point':
      return translate({
        id: 'sqlLab.CsvReview.point',
        message: 'số, kiểu 1,234.5',
        description: 'Choice for a column of a CSV file: numbers with a decimal point',
      });
    case 'comma':
      return translate({
        id: 'sqlLab.CsvReview.decimalComma',
        message: 'số, kiểu 1.234,5',
        description: 'Choice for a column of a CSV file: numbers with a decimal comma',
      });
  }
}

/** A column of the reader's CSV file: its name, how it is read, and what that does to its cells. */
export function ColumnChoice({ column, name, format, onChange }: Props): ReactNode {
  const id = useId();
  return (
    <li className={styles.column}>
      <label className={styles.name} htmlFor={id}>
        {name}
      </label>
      <select
        id={id}
        className={shared.field}
        aria-describedby={`${id}-note`}
        value={format}
        onChange={({ target: { value } }) => onChange(value as ColumnFormat)}
      >
        {FORMATS.map((each) => (
          <option key={each} value={each}>
            {formatName(each)}
          </option>
        ))}
      </select>
      <span id={`${id}-note`} className={styles.note}>
        {column.header !== name && <Renamed header={column.header} />}
        <ColumnNote column={column} format={format} />
      </span>
    </li>
  );
}

/** Says what a column whose name had to be changed is called in the file. */
function Renamed({ header }: { header: string }): ReactNode {
  return header.trim() === '' ? (
    <>
      <Translate id="sqlLab.CsvReview.unnamed" description="A column of a CSV file whose header is empty">
        Cột này không có tên trong tệp.
      </Translate>{' '}
    </>
  ) : (
    <>
      <Translate
        id="sqlLab.CsvReview.renamed"
        description="Beside the name of a column in the table, which is not quite that in the CSV file"
        values={{ header: short(header) }}
      >
        {'Tên trong tệp là “{header}”.'}
      </Translate>{' '}
    </>
  );
}
