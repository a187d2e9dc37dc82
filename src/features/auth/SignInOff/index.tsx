import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { PageShell } from '@site/src/components/PageShell';
import styles from './styles.module.css';

/** What the sign-in routes show where the site has no sign-in: that there is none, and what works without it. */
export function SignInOff(): ReactNode {
  return (
    <PageShell
      title={
        <Translate id="auth.SignInOff.title" description="Heading of the sign-in screen where there is no sign-in">
          Trang này không có đăng nhập
        </Translate>
      }
      lead={
        <Translate id="auth.SignInOff.text" description="What works without sign-in">
          Bạn không cần tài khoản: bài học nào cũng mở sẵn, và tiến độ học được lưu ngay trong trình duyệt này. Muốn
          mang tiến độ sang máy khác, hãy tải tệp tiến độ về rồi gộp ở máy đó.
        </Translate>
      }
    >
      <p className={styles.ways}>
        <Link className="button button--primary" to="/dashboard">
          <Translate id="auth.SignInOff.dashboard" description="Link to the page of the reader's progress">
            Xem tiến độ của bạn
          </Translate>
        </Link>
        <Link className="button button--secondary" to="/">
          <Translate id="auth.backToHome" description="Link from the sign-in routes to the home page">
            Về trang chủ
          </Translate>
        </Link>
      </p>
    </PageShell>
  );
}
