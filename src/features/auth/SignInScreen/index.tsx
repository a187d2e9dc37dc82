import { useState, type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { Session } from '../core/session';
import { SignedIn } from './SignedIn';
import { SignedOut } from './SignedOut';
import styles from './styles.module.css';

/** Whether the reader was signed out on this screen before, so that a sign-in happened while the screen was open. */
function useWasSignedOut(state: Session['state']): boolean {
  const [seen, setSeen] = useState(false);
  if (state === 'signedOut' && !seen) setSeen(true);
  return seen;
}

/**
 * Sign-in screen: the sign-in button, or the welcome with the sign-out button. `firstTime` selects the register texts.
 */
export function SignInScreen({ session, firstTime = false }: { session: Session; firstTime?: boolean }): ReactNode {
  const arrived = useWasSignedOut(session.state);
  return (
    <main className={styles.screen}>
      <Head>
        <link rel="preconnect" href="https://apis.google.com" />
      </Head>
      <div className={styles.card}>
        {session.state === 'signedIn' ? (
          <SignedIn user={session.user} arrived={arrived} />
        ) : (
          <SignedOut firstTime={firstTime} />
        )}
        <Link className={styles.home} to="/">
          <Translate id="auth.backToHome" description="Link from the sign-in routes to the home page">
            Về trang chủ
          </Translate>
        </Link>
      </div>
    </main>
  );
}
