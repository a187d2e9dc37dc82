import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import type { ColumnFormat, CsvColumn, MarkReading } from '../../core/csv/csvColumns';

interface Props {
  column: CsvColumn;
  format: ColumnFormat;
}

const LONGEST = 40;
/** The beginning of a long text of the file. */
export const short = (cell: string) => (cell.length > LONGEST ? `${cell.slice(0, LONGEST)}…` : cell);

/** What reading a column in this format does to its cells. */
export function ColumnNote({ column, format }: Props): ReactNode {
  if (column.given === 0) {
    return (
      <Translate id="sqlLab.CsvReview.noCells" description="A column of a CSV file without any cells">
        Cột trống.
      </Translate>
    );
  }
  return format === 'text' ? (
    <TextNote column={column} />
  ) : (
    <NumberNote reading={column.readings[format]} isGuess={column.isGuess && format === column.format} />
  );
}

function TextNote({ column: { reason, readings } }: { column: CsvColumn }): ReactNode {
  const number = useNumberFormat();
  const { point, comma } = readings;
  const nearest = comma.others < point.others ? comma : point;
  switch (reason) {
    case 'others':
      return (
        <Translate
          id="sqlLab.CsvReview.others"
          description="Why a column of a CSV file with numbers is read as text"
          values={{ count: number(nearest.others), first: short(nearest.firstOther ?? '') }}
        >
          {'Để là chữ: số ô không phải số là {count}, ô đầu tiên là “{first}”.'}
        </Translate>
      );
    case 'versions':
      return (
        <Translate
          id="sqlLab.CsvReview.versions"
          description="Why a column of a CSV file such as 1.1, 1.10, 1.2 is read as text"
        >
          Để là chữ: có ô như 1.10 bên cạnh 1.2, giống số chương hay phiên bản. Nếu đọc là số, số 0 ở cuối sẽ mất.
        </Translate>
      );
    case 'leadingZeros':
      return (
        <Translate
          id="sqlLab.CsvReview.leadingZeros"
          description="Why a column of telephone numbers or codes in a CSV file is read as text"
        >
          Để là chữ: có ô bắt đầu bằng số 0, giống mã hay số điện thoại. Nếu đọc là số, số 0 ở đầu sẽ mất.
        </Translate>
      );
    case 'digits':
      return (
        <Translate
          id="sqlLab.CsvReview.digits"
          description="Why a column of a CSV file with very long numbers is read as text"
        >
          Để là chữ: có số dài hơn mức cơ sở dữ liệu giữ được. Nếu đọc là số, các chữ số cuối sẽ mất.
        </Translate>
      );
    case 'otherMark':
      return (
        <Translate
          id="sqlLab.CsvReview.otherMark"
          description="Why a column of a CSV file with the other decimal mark is read as text"
        >
          Để là chữ: dấu thập phân ở cột này khác phần còn lại của tệp. Nếu đây là số, hãy chọn kiểu số.
        </Translate>
      );
    case undefined:
      return (
        <Translate id="sqlLab.CsvReview.asIs" description="A column of a CSV file that is read as text">
          Giữ nguyên từng ký tự.
        </Translate>
      );
  }
}

function NumberNote({ reading, isGuess }: { reading: MarkReading; isGuess: boolean }): ReactNode {
  const number = useNumberFormat();
  const { example, others, firstOther, isRounded, dropsZeros } = reading;
  return (
    <>
      {isGuess && (
        <strong>
          <Translate
            id="sqlLab.CsvReview.guess"
            description="Nothing in the CSV file tells whether 12.500 is twelve and a half or twelve thousand five hundred"
          >
            Hãy kiểm tra:
          </Translate>
        </strong>
      )}{' '}
      {example && (
        <span>
          {short(example.cell)} → {example.value}
        </span>
      )}{' '}
      {others > 0 && (
        <span>
          <Translate
            id="sqlLab.CsvReview.kept"
            description="Cells of a CSV file that are no numbers in a column that the reader wants as numbers"
            values={{ count: number(others), first: short(firstOther ?? '') }}
          >
            {'Số ô không phải số, vẫn để là chữ, là {count}; ô đầu tiên là “{first}”.'}
          </Translate>
        </span>
      )}{' '}
      {isRounded && (
        <span>
          <Translate id="sqlLab.CsvReview.rounded" description="Numbers of a CSV file have too many digits">
            Số quá dài bị làm tròn.
          </Translate>
        </span>
      )}{' '}
      {dropsZeros && (
        <span>
          <Translate id="sqlLab.CsvReview.dropsZeros" description="Numbers of a CSV file lose their leading zeros">
            Số 0 ở đầu bị bỏ.
          </Translate>
        </span>
      )}
    </>
  );
}
