import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Full-screen loader while the session is loading; also the prerendered content of a watched route. */
export function SessionLoader(): ReactNode {
  return (
    <main className={styles.loader}>
      <span className={styles.spinner} aria-hidden="true" />
      <p role="status">
        <Translate id="auth.SessionLoader.text" description="Full-screen loader of the access gate">
          Đang kiểm tra xem bạn đã đăng nhập chưa…
        </Translate>
      </p>
      <noscript>
        <p>
          <Translate id="auth.SessionLoader.noScript" description="Shown by the access gate where JavaScript is off">
            Muốn đăng nhập, bạn cần bật JavaScript. Khi tắt JavaScript, bạn vẫn đọc được mọi bài học.
          </Translate>
        </p>
      </noscript>
    </main>
  );
}
