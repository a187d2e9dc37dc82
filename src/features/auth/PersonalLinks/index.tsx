import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import styles from './styles.module.css';

/** Links between the reader's own pages. */
export function PersonalLinks({ hasAccount }: { hasAccount: boolean }): ReactNode {
  return (
    <nav
      className={styles.links}
      aria-label={translate({
        id: 'auth.PersonalLinks.label',
        message: 'Trang của bạn',
        description: "Name of the links between the reader's own pages",
      })}
    >
      <Link to="/dashboard" isNavLink activeClassName={styles.current}>
        <Translate id="auth.dashboard.title" description="Title of the progress page">
          Tiến độ của bạn
        </Translate>
      </Link>
      <Link to="/settings" isNavLink activeClassName={styles.current}>
        <Translate id="auth.settings.title" description="Title of the settings page">
          Cài đặt
        </Translate>
      </Link>
      {hasAccount && (
        <Link to="/profile" isNavLink activeClassName={styles.current}>
          <Translate id="auth.profile.title" description="Title of the profile page">
            Hồ sơ
          </Translate>
        </Link>
      )}
    </nav>
  );
}
