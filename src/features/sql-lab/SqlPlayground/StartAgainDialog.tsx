import { useEffect, useId, useRef, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { LabButton } from '../../lab-kit/LabButton';
import { useByteText } from '../../offline/useByteText';
import styles from './styles.module.css';

interface Props {
  datasetName: string;
  /** Size of the data saved on the device, in bytes. */
  bytes: number | undefined;
  hasFiles: boolean;
  onSave: (() => void) | undefined;
  onRestore: () => void;
  onStartAgain: () => void;
  onClose: () => void;
}

/** Asks for confirmation before the changed data are deleted, and offers to save them first. */
export function StartAgainDialog({
  datasetName,
  bytes,
  hasFiles,
  onSave,
  onRestore,
  onStartAgain,
  onClose,
}: Props): ReactNode {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const textId = useId();
  const size = useByteText();
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
        <Translate id="sqlLab.StartAgainDialog.title" description="Title of the dialog that asks before deleting">
          Bỏ những gì bạn đã đổi?
        </Translate>
      </p>
      <p id={textId}>
        {hasFiles ? (
          <Translate id="sqlLab.StartAgainDialog.files" description="What will be gone where files are open">
            Bạn có thể trở lại lúc vừa mở tệp, hoặc xóa cả tệp khỏi trang này. Tệp gốc trên máy bạn không bị đụng tới.
          </Translate>
        ) : (
          <Translate id="sqlLab.StartAgainDialog.text" description="What will be gone where no files are open">
            Mọi thay đổi trong dữ liệu sẽ mất, trên cả SQLite và PostgreSQL. Các truy vấn của bạn vẫn còn.
          </Translate>
        )}{' '}
        {bytes !== undefined && (
          <span>
            <Translate
              id="sqlLab.StartAgainDialog.bytes"
              description="Bytes that the kept data take"
              values={{ size: size(bytes) }}
            >
              {'Dữ liệu đang lưu chiếm {size}.'}
            </Translate>
          </span>
        )}
      </p>
      <div className={styles.actions}>
        {onSave && (
          <LabButton onClick={onSave}>
            <Translate id="sqlLab.StartAgainDialog.save" description="Button: save the data as a file before deleting">
              Lưu thành tệp trước
            </Translate>
          </LabButton>
        )}
        {hasFiles && (
          <LabButton
            onClick={() => {
              onRestore();
              close();
            }}
          >
            <Translate id="sqlLab.StartAgainDialog.restore" description="Button: the data as the files were opened">
              Trở lại lúc vừa mở tệp
            </Translate>
          </LabButton>
        )}
        <LabButton
          onClick={() => {
            onStartAgain();
            close();
          }}
        >
          <Translate
            id="sqlLab.StartAgainDialog.confirm"
            description="Button: delete everything and start again from the dataset that is named"
            values={{ dataset: datasetName }}
          >
            {'Xóa hết, bắt đầu lại từ {dataset}'}
          </Translate>
        </LabButton>
        <LabButton onClick={close}>
          <Translate id="sqlLab.StartAgainDialog.cancel" description="Button: delete nothing">
            Giữ lại
          </Translate>
        </LabButton>
      </div>
    </dialog>
  );
}
