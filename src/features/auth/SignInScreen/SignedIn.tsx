import { useEffect, useRef, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { greetingName, type SignedInUser } from '../core/session';
import { SignOutButton } from '../SignOutButton';
import styles from './styles.module.css';

/** Welcomes the reader by name. */
export function SignedIn({ user, arrived }: { user: SignedInUser; arrived: boolean }): ReactNode {
  const title = useRef<HTMLHeadingElement>(null);
  // When the reader has just signed in here, the focused button is gone, so the focus moves to the heading.
  useEffect(() => {
    if (arrived) title.current?.focus();
  }, [arrived]);
  return (
    <>
      <h1 ref={title} className={styles.title} tabIndex={-1}>
        <Translate
          id="auth.SignedIn.title"
          description="Heading of the sign-in screen for a signed-in reader"
          values={{ name: greetingName(user) }}
        >
          {'Chào mừng {name}'}
        </Translate>
      </h1>
      <p className={styles.text}>
        <Translate id="auth.SignedIn.text" description="Text of the sign-in screen for a signed-in reader">
          Bạn đã đăng nhập trên thiết bị này.
        </Translate>
      </p>
      <p>
        <Link to="/dashboard">
          <Translate id="auth.SignInOff.dashboard" description="Link to the page of the reader's progress">
            Xem tiến độ của bạn
          </Translate>
        </Link>
      </p>
      <SignOutButton />
    </>
  );
}
