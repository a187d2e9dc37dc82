import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { DataFate, SqlErrorKind } from '../core/types';

/** Kinds of failure after which a reader wonders what happened to the data. */
const ENDED: readonly SqlErrorKind[] = ['timeout', 'stopped', 'resources'];

interface Props {
  kind: SqlErrorKind;
  /** Undefined if every run starts with the data as loaded. */
  fate: DataFate | undefined;
}

/** Says what is left of the reader's data after a failed run. */
export function LeftData({ kind, fate }: Props): ReactNode {
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
