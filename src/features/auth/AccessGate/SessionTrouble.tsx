import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Shown when the session could not be loaded in time: what happened, and two ways to continue. */
export function SessionTrouble({ onRetry }: { onRetry: () => void }): ReactNode {
  return (
    <main className={styles.trouble}>
      <div role="alert">
        <h1>
          <Translate id="auth.SessionTrouble.title" description="Heading when the sign-in service does not answer">
            Dịch vụ đăng nhập chưa phản hồi
          </Translate>
        </h1>
        <p>
          <Translate id="auth.SessionTrouble.text" description="What to do when the sign-in service does not answer">
            Có thể mạng đang chậm hoặc bị chặn. Hãy kiểm tra mạng rồi thử lại; bạn vẫn đọc được các bài học như thường.
          </Translate>
        </p>
        <p className={styles.ways}>
          <button type="button" className="button button--primary" onClick={onRetry}>
            <Translate id="auth.SessionTrouble.retry" description="Button that looks the session up again">
              Thử lại
            </Translate>
          </button>
          <Link className="button button--secondary" to="/">
            <Translate id="auth.backToHome" description="Link from the sign-in routes to the home page">
              Về trang chủ
            </Translate>
          </Link>
        </p>
      </div>
    </main>
  );
}
