import { useEffect, useId, useRef, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

interface Props {
  isAll: boolean;
  /** Name of the one kind of data. */
  name: string;
  onDelete: () => void;
  onClose: () => void;
}

/** Asks before data are deleted. */
export function AskBeforeDeleting({ isAll, name, onDelete, onClose }: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    dialog.current?.showModal();
  }, []);
  const close = () => dialog.current?.close();
  return (
    <dialog ref={dialog} className={styles.dialog} aria-labelledby={titleId} onClose={onClose}>
      <p id={titleId} className={styles.question}>
        {isAll ? (
          <Translate id="settings.AskBeforeDeleting.all" description="Question before everything is deleted">
            Xóa mọi thứ trang này lưu trong trình duyệt, kể cả tiến độ học và khóa học đã lưu? Chỉ phiên đăng nhập, nếu
            có, là còn lại.
          </Translate>
        ) : (
          <Translate
            id="settings.AskBeforeDeleting.one"
            description="Question before one kind of data is deleted"
            values={{ name }}
          >
            {'Xóa “{name}” khỏi trình duyệt này?'}
          </Translate>
        )}
      </p>
      <p>
        <Translate id="settings.AskBeforeDeleting.text" description="Deleted data are gone">
          Không lấy lại được.
        </Translate>
      </p>
      <div className={styles.buttons}>
        <button
          type="button"
          className="button button--secondary"
          onClick={() => {
            onDelete();
            close();
          }}
        >
          <Translate id="settings.StoredData.delete" description="Button: delete one kind of data">
            Xóa
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
