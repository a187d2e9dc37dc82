import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Stands beside a field whose text the browser does not keep. */
export function UnsavedNote(): ReactNode {
  return (
    <p className={styles.unsaved} role="alert">
      <Translate
        id="components.UnsavedNote.text"
        description="Beside a field with the reader's text, which the full or blocked storage of the browser does not keep"
      >
        Chưa lưu được những gì bạn gõ: bộ nhớ của trình duyệt cho trang này đã đầy hoặc bị chặn. Muốn giữ, hãy chép lại
        trước khi rời trang.
      </Translate>
    </p>
  );
}
