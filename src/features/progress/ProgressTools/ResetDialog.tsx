import { useEffect, useId, useRef, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { totalsOf } from '../core/importProgress';
import { downloadProgress } from '../downloadText';
import { useProgress } from '../useProgress';
import styles from './styles.module.css';

interface Props {
  onReset: () => void;
  onClose: () => void;
}

/** Asks before the progress is deleted, and offers to save it first. */
export function ResetDialog({ onReset, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  const { progress } = useProgress();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={titleId}
      aria-describedby={textId}
      onClose={onClose}
    >
      <p id={titleId} className={styles.question}>
        <Translate id="progress.ResetDialog.title" description="Title of the dialog that asks before deleting">
          Xóa hết tiến độ trên máy này?
        </Translate>
      </p>
      <p id={textId}>
        <Translate id="progress.ResetDialog.text" description="What will be gone" values={{ ...totalsOf(progress) }}>
          {
            'Sẽ mất: {lessons} bài đã đọc, {exercises} bài tập đã giải, {answers} câu trắc nghiệm. Tệp đã tải về vẫn gộp lại được.'
          }
        </Translate>
      </p>
      <div className={styles.buttons}>
        <button type="button" className="button button--secondary" onClick={downloadProgress}>
          <Translate id="progress.ResetDialog.save" description="Button: save the progress as a file before deleting">
            Tải tệp về trước
          </Translate>
        </button>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            onReset();
            close();
          }}
        >
          <Translate id="progress.ResetDialog.confirm" description="Button: delete the progress">
            Xóa hết
          </Translate>
        </button>
        <button type="button" className="button button--primary" onClick={close}>
          <Translate id="progress.ResetDialog.cancel" description="Button: delete nothing">
            Giữ lại
          </Translate>
        </button>
      </div>
    </dialog>
  );
}
