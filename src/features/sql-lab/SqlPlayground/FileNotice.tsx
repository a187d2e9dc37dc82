import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { SqlErrorBox } from '../SqlErrorBox';
import { CsvNotice } from './CsvNotice';
import { CsvNotes } from './CsvNotice/CsvNotes';
import type { FileProblem } from './ownFiles';
import type { LoadedFile } from './loadedData';

interface Props {
  /** Name of the file being read. */
  reading: string | undefined;
  /** The problem with the file last opened or saved. */
  problem: FileProblem | undefined;
  files: readonly LoadedFile[];
}

/** Lists the reader's open files, or says why a file could not be opened. */
export function FileNotice({ reading, problem, files }: Props): ReactNode {
  if (reading !== undefined) {
    return (
      <Translate id="sqlLab.DataBar.reading" description="While a file is being read" values={{ file: reading }}>
        {'Đang đọc {file}…'}
      </Translate>
    );
  }
  switch (problem?.kind) {
    case 'size':
      return (
        <Translate id="sqlLab.DataBar.tooLarge" description="The reader's file is too large">
          Tệp lớn hơn 20 MB nên trang này không mở được.
        </Translate>
      );
    case 'content':
      return (
        <Translate id="sqlLab.DataBar.unreadable" description="The reader's file cannot be read">
          Không đọc được tệp này dưới dạng SQLite hay CSV. Dữ liệu vẫn như trước.
        </Translate>
      );
    case 'damaged':
      return (
        <Translate id="sqlLab.DataBar.damaged" description="The reader's file is a damaged SQLite database">
          Tệp SQLite này bị hỏng, thiếu một phần hoặc được mã hóa nên không mở được. Dữ liệu vẫn như trước.
        </Translate>
      );
    case 'csv':
      return <CsvNotice file={problem.file} problem={problem.problem} />;
    case 'transaction':
      return (
        <Translate id="sqlLab.DataBar.transaction" description="The database cannot be saved as a file now">
          Chưa lưu thành tệp được: một giao dịch đang mở. Hãy COMMIT hoặc ROLLBACK trước.
        </Translate>
      );
    case 'engine':
      return <SqlErrorBox error={problem.error} text="" engine="sqlite" fate={problem.fate} />;
    case undefined:
      return files.length === 0 ? null : <OpenFiles files={files} />;
  }
}

function OpenFiles({ files }: Pick<Props, 'files'>): ReactNode {
  return (
    <>
      <Translate
        id="sqlLab.DataBar.files"
        description="The files of the reader's that are open; they stay on the device"
        values={{ files: files.map(({ name, table }) => (table ? `${name} → ${table}` : name)).join(', ') }}
      >
        {'Đang mở: {files}. Tệp chạy bằng SQLite, được giữ trên máy này và không được gửi đi đâu.'}
      </Translate>
      {files.map(({ name, notes }) => notes && <CsvNotes key={name} file={name} notes={notes} />)}
    </>
  );
}
