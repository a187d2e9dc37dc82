import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { Session, SignedInUser } from '../core/session';
import { GatePage } from '../GatePage';
import { SignOutButton } from '../SignOutButton';
import styles from './styles.module.css';

interface Props {
  title: string;
  children: (user: SignedInUser) => ReactNode;
}

function AccountLinks(): ReactNode {
  return (
    <nav
      className={styles.links}
      aria-label={translate({
        id: 'auth.AccountPage.links',
        message: 'Tài khoản',
        description: 'Name of the links between the account pages',
      })}
    >
      <Link to="/profile" isNavLink activeClassName={styles.current}>
        <Translate id="auth.profile.title" description="Title of the profile page">
          Hồ sơ
        </Translate>
      </Link>
      <Link to="/dashboard" isNavLink activeClassName={styles.current}>
        <Translate id="auth.dashboard.title" description="Title of the dashboard page">
          Tổng quan
        </Translate>
      </Link>
      <Link to="/settings" isNavLink activeClassName={styles.current}>
        <Translate id="auth.settings.title" description="Title of the settings page">
          Cài đặt
        </Translate>
      </Link>
    </nav>
  );
}

/** A small page for signed-in readers: its content, links to the other account pages, and a sign-out button. */
export function AccountPage({ title, children }: Props): ReactNode {
  const draw = (session: Session) =>
    session.state === 'signedIn' && (
      <div className={styles.page}>
        <AccountLinks />
        <h1>{title}</h1>
        {children(session.user)}
        <SignOutButton />
      </div>
    );
  return <GatePage title={title}>{draw}</GatePage>;
}
