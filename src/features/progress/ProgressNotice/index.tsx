import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Trouble } from '../core/progressKeeper';
import { downloadProgress, downloadText } from '../downloadText';
import { progressStore } from '../progressStore';
import { useProgress } from '../useProgress';
import styles from './styles.module.css';

/** A notice that the progress cannot be stored or could not be read; empty otherwise. */
export function ProgressNotice(): ReactNode {
  const { trouble, damaged } = useProgress();
  return (
    <div role="status">
      {damaged !== undefined && <DamagedNotice text={damaged} />}
      {trouble && <TroubleNotice trouble={trouble} />}
    </div>
  );
}

function DamagedNotice({ text }: { text: string }): ReactNode {
  return (
    <div className={styles.notice}>
      <p>
        <Translate
          id="progress.ProgressNotice.damaged"
          description="Notice: stored progress was damaged; what could be read is in use"
        >
          Một phần tiến độ lưu trên máy này bị hỏng, không đọc được. Phần còn đọc được vẫn được dùng; bản gốc được giữ
          riêng để bạn tải về.
        </Translate>
      </p>
      <p className={styles.actions}>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => downloadText('progress-damaged.json', text)}
        >
          <Translate id="progress.ProgressNotice.downloadDamaged" description="Button: save the damaged text as a file">
            Tải bản gốc về
          </Translate>
        </button>
        <button type="button" className="button button--secondary" onClick={progressStore.dropDamaged}>
          <Translate id="progress.ProgressNotice.dropDamaged" description="Button: delete the damaged text">
            Xóa bản gốc
          </Translate>
        </button>
      </p>
    </div>
  );
}

function TroubleNotice({ trouble }: { trouble: Trouble }): ReactNode {
  return (
    <div className={styles.notice}>
      <p>
        {trouble === 'unsaved' ? (
          <Translate
            id="progress.ProgressNotice.unsaved"
            description="Notice: the browser's storage is blocked or full"
          >
            Trình duyệt không lưu được tiến độ: bộ nhớ bị chặn hoặc đã đầy. Những gì bạn vừa làm sẽ mất khi tải lại hay
            đóng trang.
          </Translate>
        ) : (
          <Translate
            id="progress.ProgressNotice.newer"
            description="Notice: the stored progress was written by a newer edition of the site"
          >
            Tiến độ trên máy này do một bản mới hơn của trang lưu lại. Hãy tải lại trang để dùng bản đó; những gì bạn
            làm trước khi tải lại sẽ mất.
          </Translate>
        )}
      </p>
      <p className={styles.actions}>
        <button type="button" className="button button--secondary" onClick={downloadProgress}>
          <Translate id="progress.ProgressNotice.download" description="Button: save the progress as a file">
            Tải tệp tiến độ về
          </Translate>
        </button>
      </p>
    </div>
  );
}
