import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { EngineName, SqlError } from '../core/types';
import { FetchAdvice } from './FetchAdvice';
import { SqlAdvice } from './SqlAdvice';

interface Props {
  error: SqlError;
  /** The SQL text that failed. */
  text: string;
  engine: EngineName;
}

/** Whether the statement exceeds a limit on how complex it may be, not one on memory. */
function isTooComplex({ code = '', message }: SqlError): boolean {
  return code.startsWith('54') || /parser stack overflow/.test(message);
}

/** Explains an error in the reader's language; renders nothing where the engine's message is enough. */
export function Explanation({ error, text, engine }: Props): ReactNode {
  const { kind, code, problem } = error;
  if (code === 'LAB_FILES') {
    return (
      <Translate id="sqlLab.SqlErrorBox.files" description="Shown when a statement wants to read or write files">
        Trang này chạy trong trình duyệt nên không đọc hay ghi tệp được.
      </Translate>
    );
  }
  if (code === 'LAB_MEASURE') {
    return (
      <Translate id="sqlLab.SqlErrorBox.measure" description="Shown where a way of a timed block cannot be measured">
        Mỗi cách phải kết thúc bằng một câu truy vấn, và không có BEGIN, COMMIT hay ROLLBACK: khi đo, mỗi cách chạy
        trong một giao dịch của trang.
      </Translate>
    );
  }
  switch (kind) {
    case 'timeout':
      return (
        <Translate
          id="sqlLab.SqlErrorBox.timeout"
          description="Shown when a statement was stopped after the time limit"
        >
          Câu lệnh chạy quá lâu nên đã bị dừng sau vài giây.
        </Translate>
      );
    case 'stopped':
      return (
        <Translate id="sqlLab.SqlErrorBox.stopped" description="Shown when the reader stopped a statement">
          Bạn đã dừng câu lệnh.
        </Translate>
      );
    case 'resources':
      return isTooComplex(error) ? (
        <Translate
          id="sqlLab.SqlErrorBox.complex"
          description="Shown when a statement exceeds a limit of depth or of the number of its parts"
        >
          Câu lệnh quá phức tạp hoặc gọi lồng nhau quá sâu so với giới hạn của hệ quản trị CSDL, nên đã bị dừng.
        </Translate>
      ) : (
        <Translate id="sqlLab.SqlErrorBox.resources" description="Shown when a statement needed too much memory">
          Câu lệnh cần quá nhiều bộ nhớ nên đã bị dừng.
        </Translate>
      );
    case 'engine':
      return (
        <Translate id="sqlLab.SqlErrorBox.engine" description="Shown when the database engine crashed">
          Hệ quản trị CSDL dừng đột ngột. Lần chạy tới sẽ khởi động lại nó.
        </Translate>
      );
    case 'start':
      return (
        <Translate id="sqlLab.SqlErrorBox.start" description="Shown when the database engine did not start">
          Hệ quản trị CSDL không khởi động được. Hãy tải lại trang, hoặc thử một trình duyệt mới hơn.
        </Translate>
      );
    case 'device':
      return engine === 'postgres' ? (
        <Translate id="sqlLab.SqlErrorBox.device" description="Shown when the device lacks the memory for PostgreSQL">
          Có vẻ thiết bị này không đủ bộ nhớ để chạy PostgreSQL. SQLite vẫn chạy được ở đây.
        </Translate>
      ) : (
        <Translate id="sqlLab.SqlErrorBox.deviceSqlite" description="Shown when the device lacks the memory for SQLite">
          Có vẻ thiết bị này không còn đủ bộ nhớ để chạy SQLite. Hãy đóng bớt thẻ rồi chạy lại.
        </Translate>
      );
    case 'download':
      return (
        <>
          <Translate
            id="sqlLab.SqlErrorBox.download"
            description="Shown when a file that a run needs could not be fetched"
          >
            Chưa tải được những tệp cần để chạy SQL.
          </Translate>{' '}
          <FetchAdvice problem={problem} />
        </>
      );
    case 'file':
      return (
        <Translate id="sqlLab.SqlErrorBox.file" description="Shown when a file of the reader's cannot be opened">
          Tệp này không phải cơ sở dữ liệu SQLite, hoặc đã bị hỏng.
        </Translate>
      );
    case 'sql':
      return <SqlAdvice error={error} text={text} engine={engine} />;
  }
}
