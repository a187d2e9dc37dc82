import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import type { ColumnFormat } from '../../core/csv/csvColumns';
import { LabButton } from '../../../lab-kit/LabButton';
import { DELIMITERS, type Delimiter } from '../../core/csv/csvLayout';
import type { CsvChoices, CsvPreview } from '../../core/csv/readCsv';
import { CsvNotes } from '../CsvNotice/CsvNotes';
import { ColumnChoice } from './ColumnChoice';
import shared from '../styles.module.css';
import styles from './styles.module.css';

interface Props {
  file: string;
  preview: CsvPreview;
  /** Whether a file is being read. */
  isBusy: boolean;
  onDelimiter: (delimiter: Delimiter) => void;
  onImport: (choices: CsvChoices) => void;
  onCancel: () => void;
}

/** Columns shown at first, and with each press of the button below them. */
const STEP = 20;

function delimiterName(delimiter: Delimiter): string {
  switch (delimiter) {
    case ',':
      return translate({
        id: 'sqlLab.CsvReview.comma',
        message: 'phẩy ,',
        description: 'Choice of what separates the cells of a CSV file',
      });
    case ';':
      return translate({
        id: 'sqlLab.CsvReview.semicolon',
        message: 'chấm phẩy ;',
        description: 'Choice of what separates the cells of a CSV file',
      });
    case '\t':
      return translate({
        id: 'sqlLab.CsvReview.tab',
        message: 'tab',
        description: 'Choice of what separates the cells of a CSV file',
      });
    case '|':
      return translate({
        id: 'sqlLab.CsvReview.bar',
        message: 'gạch đứng |',
        description: 'Choice of what separates the cells of a CSV file',
      });
  }
}

/** Shows how each column of a CSV file was understood, and lets the reader change it before the file becomes a table. */
export function CsvReview({ file, preview, isBusy, onDelimiter, onImport, onCancel }: Props): ReactNode {
  const { columns, names, delimiter, rowCount, notes } = preview;
  const id = useId();
  const title = useRef<HTMLParagraphElement>(null);
  const number = useNumberFormat();
  const proposed = () => columns.map(({ format }) => format);
  const [formats, setFormats] = useState<readonly ColumnFormat[]>(proposed);
  const [read, setRead] = useState(preview);
  if (read !== preview) {
    setRead(preview);
    setFormats(proposed());
  }
  const [shown, setShown] = useState(STEP);
  // The review follows the choice of a file, so the keyboard continues here.
  useEffect(() => {
    title.current?.focus();
  }, []);

  return (
    <section className={styles.review} aria-labelledby={`${id}-title`}>
      <p ref={title} id={`${id}-title`} className={styles.title} tabIndex={-1}>
        <Translate
          id="sqlLab.CsvReview.title"
          description="Heading over the columns of the reader's CSV file, before it becomes a table"
          values={{ file, rows: number(rowCount), columns: number(columns.length) }}
        >
          {'{file}: {rows} hàng, {columns} cột. Xem lại cách đọc rồi nhập.'}
        </Translate>
      </p>
      <div className={shared.choice}>
        <label className={shared.label} htmlFor={`${id}-delimiter`}>
          <Translate id="sqlLab.CsvReview.delimiter" description="Label of the choice of a CSV file's delimiter">
            Các ô cách nhau bằng
          </Translate>
        </label>
        <select
          id={`${id}-delimiter`}
          className={shared.field}
          value={delimiter}
          onChange={({ target: { value } }) => onDelimiter(value as Delimiter)}
        >
          {DELIMITERS.map((each) => (
            <option key={each} value={each}>
              {delimiterName(each)}
            </option>
          ))}
        </select>
      </div>
      <ul className={styles.columns}>
        {columns.slice(0, shown).map((column, index) => (
          <ColumnChoice
            // Columns have no other identity, and stay in order.
            key={index}
            column={column}
            name={names[index] ?? column.header}
            format={formats[index] ?? column.format}
            onChange={(format) => setFormats((now) => now.map((each, at) => (at === index ? format : each)))}
          />
        ))}
      </ul>
      {columns.length > shown && (
        <LabButton onClick={() => setShown((now) => now + STEP)}>
          <Translate
            id="sqlLab.CsvReview.more"
            description="Button: show more columns of the reader's CSV file"
            values={{ left: number(columns.length - shown) }}
          >
            {'Xem thêm cột (còn {left})'}
          </Translate>
        </LabButton>
      )}
      <p className={shared.notice}>
        <CsvNotes file={file} notes={notes} />
      </p>
      <div className={shared.actions}>
        <LabButton disabled={isBusy} onClick={() => onImport({ delimiter, formats })}>
          <Translate id="sqlLab.CsvReview.import" description="Button: the CSV file becomes a table">
            Nhập thành bảng
          </Translate>
        </LabButton>
        <LabButton onClick={onCancel}>
          <Translate id="sqlLab.CsvReview.cancel" description="Button: the CSV file is not imported">
            Không nhập
          </Translate>
        </LabButton>
      </div>
    </section>
  );
}
