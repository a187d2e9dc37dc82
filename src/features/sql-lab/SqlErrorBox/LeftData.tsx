import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { DataFate, SqlError, SqlErrorKind } from '../core/types';

/** Kinds of failure after which a reader wonders what happened to the data. */
const ENDED: readonly SqlErrorKind[] = ['timeout', 'stopped', 'resources'];

/** PostgreSQL's code for a statement after the one that made the transaction fail. */
const IN_FAILED_TRANSACTION = '25P02';

interface Props {
  error: SqlError;
  /** Undefined if every run starts with the data as loaded. */
  fate: DataFate | undefined;
}

/** Says what is left of the reader's data after a failed run. */
export function LeftData({ error: { kind, code, transaction }, fate }: Props): ReactNode {
  if (transaction === 'failed' && (fate === 'kept' || code === IN_FAILED_TRANSACTION)) {
    return (
      <Translate
        id="sqlLab.LeftData.failedTransaction"
        description="An error in a transaction of PostgreSQL, after which it can only be rolled back"
      >
        Giao dịch đã hỏng: từ đây PostgreSQL từ chối mọi câu lệnh, và COMMIT cũng không lưu gì. Hãy chạy ROLLBACK để bắt
        đầu lại; thay đổi của giao dịch này sẽ mất. Nếu đã đặt SAVEPOINT, bạn có thể ROLLBACK TO nó.
      </Translate>
    );
  }
  if (transaction === 'ended' && fate === 'kept') {
    return (
      <Translate
        id="sqlLab.LeftData.endedTransaction"
        description="An error that has ended the open transaction, such as one of ON CONFLICT ROLLBACK in SQLite"
      >
        Lỗi này đã kết thúc giao dịch đang mở, thay đổi của nó không còn. Từ đây mỗi câu lệnh được lưu ngay, cho đến khi
        bạn BEGIN lần nữa.
      </Translate>
    );
  }
  if (fate === 'restored' && kind !== 'sql') {
    return (
      <Translate id="sqlLab.LeftData.restored" description="The reader's changes of the data are gone">
        Dữ liệu đã trở lại như lần lưu gần nhất, hoặc như lúc mở nếu chưa lưu; những gì bạn đổi sau đó không còn.
      </Translate>
    );
  }
  if (!ENDED.includes(kind)) return null;
  return fate === undefined ? (
    <Translate id="sqlLab.LeftData.fresh" description="In lessons each run begins with the data of the page">
      Dữ liệu đã trở lại như ban đầu.
    </Translate>
  ) : (
    <Translate id="sqlLab.LeftData.kept" description="The reader's changes of the data are still there">
      Dữ liệu của bạn vẫn còn; chỉ giao dịch chưa COMMIT, nếu có, có thể đã bị hủy.
    </Translate>
  );
}
