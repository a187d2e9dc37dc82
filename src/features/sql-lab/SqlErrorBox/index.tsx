import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { SqlError, SqlErrorKind } from '../core/types';
import styles from './styles.module.css';

interface Props {
  error: SqlError;
  /** The text that failed. */
  text: string;
  /** Whether the reader has just caused it: then it is read out. */
  isNew?: boolean;
}

/** Where the error points: the line of the text and how far the mark stands in it. */
function markedLine(text: string, offset: number): { line: string; before: string } {
  const start = text.lastIndexOf('\n', offset - 1) + 1;
  const end = text.indexOf('\n', offset);
  return { line: text.slice(start, end < 0 ? undefined : end), before: text.slice(start, offset) };
}

function Explanation({ kind, code }: { kind: SqlErrorKind; code?: string }): ReactNode {
  if (code === 'LAB_FILES') {
    return (
      <Translate id="sqlLab.SqlErrorBox.files" description="Shown when a statement wants to read or write files">
        Trang này chạy trong trình duyệt nên không đọc hay ghi tệp được.
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
          Câu lệnh chạy quá 3 giây nên đã bị dừng. Dữ liệu đã trở lại như ban đầu.
        </Translate>
      );
    case 'stopped':
      return (
        <Translate id="sqlLab.SqlErrorBox.stopped" description="Shown when the reader stopped a statement">
          Bạn đã dừng câu lệnh. Dữ liệu đã trở lại như ban đầu.
        </Translate>
      );
    case 'resources':
      return (
        <Translate id="sqlLab.SqlErrorBox.resources" description="Shown when a statement needed too much memory">
          Câu lệnh cần quá nhiều bộ nhớ nên đã bị dừng. Dữ liệu đã trở lại như ban đầu.
        </Translate>
      );
    case 'engine':
      return (
        <Translate
          id="sqlLab.SqlErrorBox.engine"
          description="Shown when the database engine crashed and was restarted"
        >
          Hệ quản trị CSDL dừng đột ngột và đã được khởi động lại. Bạn có thể chạy tiếp.
        </Translate>
      );
    case 'device':
      return (
        <Translate id="sqlLab.SqlErrorBox.device" description="Shown when the device lacks the memory for PostgreSQL">
          Có vẻ thiết bị này không đủ bộ nhớ để chạy PostgreSQL. SQLite vẫn chạy được ở đây.
        </Translate>
      );
    case 'download':
      return (
        <Translate id="sqlLab.SqlErrorBox.download" description="Shown when the engine could not be fetched">
          Không tải được hệ quản trị CSDL. Hãy kiểm tra kết nối rồi chạy lại.
        </Translate>
      );
    case 'sql':
      return null;
  }
}

/** Why a statement failed: in the reader's language where we know, in the engine's own words, and where. */
export function SqlErrorBox({ error, text, isNew = false }: Props): ReactNode {
  const { kind, code, message, detail, hint, offset } = error;
  const mark = offset === undefined ? undefined : markedLine(text, offset);
  return (
    <div className={styles.box} role={isNew ? 'alert' : undefined}>
      <p className={styles.message}>
        <Explanation kind={kind} code={code} />{' '}
        {(kind === 'sql' || kind === 'resources') && (
          <span lang="en">
            <code>{message}</code>
          </span>
        )}
      </p>
      {[detail, hint].map(
        (more, index) =>
          more && (
            <p key={index} className={styles.more} lang="en">
              {more}
            </p>
          ),
      )}
      {mark && kind === 'sql' && (
        <pre className={styles.place} aria-hidden="true">
          <span className={styles.lineNumber}>{error.line}</span> {mark.line}
          {'\n'}
          <span className={styles.lineNumber}>{' '.repeat(String(error.line).length)}</span>{' '}
          {mark.before.replace(/\S/g, ' ')}
          <span className={styles.mark}>▲</span>
        </pre>
      )}
      {error.line !== undefined && kind === 'sql' && (
        <p className={styles.spoken}>
          <Translate
            id="sqlLab.SqlErrorBox.line"
            description="For screen readers: the line of the error"
            values={{ line: error.line }}
          >
            {'Lỗi ở dòng {line}.'}
          </Translate>
        </p>
      )}
    </div>
  );
}
