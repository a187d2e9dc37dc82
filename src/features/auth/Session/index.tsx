// Both components share a module on purpose: the root puts it into the main chunk, while a separate module for the
// navbar would be duplicated in the chunk of every route.
import { useEffect, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import { useClientServices } from '@site/src/components/useClientServices';
import type { FirebaseSettings } from '@site/src/config/services';
import { greetingName, initialOf, type SignedInUser } from '../core/session';
import { wakeOnHint } from '../sessionStore';
import { useSession } from '../useSession';
import styles from './styles.module.css';

/** Keeps a signed-in reader signed in on every page; renders nothing and loads nothing for other readers. */
export function SessionKeeper({ settings }: { settings: FirebaseSettings }): null {
  useEffect(() => wakeOnHint(settings), [settings]);
  return null;
}

function markLabel(user: SignedInUser | undefined): string {
  return user
    ? translate(
        {
          id: 'auth.SessionMark.signedIn',
          message: 'Tài khoản: {name}',
          description: 'Name of the navbar mark of a signed-in reader',
        },
        { name: greetingName(user) },
      )
    : translate({
        id: 'auth.SessionMark.signedOut',
        message: 'Đăng nhập',
        description: 'Name of the navbar link to the sign-in screen',
      });
}

function progressLabel(): string {
  return translate({
    id: 'auth.dashboard.title',
    message: 'Tiến độ của bạn',
    description: 'Title of the progress page',
  });
}

/**
 * Link to the sign-in screen, which shows a signed-in reader's initial; where the site has no sign-in, to the page of
 * the reader's progress. Its size is the same in every state. The link causes a full page load, so that no page
 * prefetches the code of a page that few readers open; besides, Safari and phones allow Google's pop-up only after a
 * full load.
 */
export function SessionMark({ mobile = false }: { mobile?: boolean }): ReactNode {
  const { firebase } = useClientServices();
  const session = useSession();
  const user = session.state === 'signedIn' ? session.user : undefined;
  const link = { to: `pathname:///${firebase ? 'sign-in' : 'dashboard'}`, target: '_self', rel: undefined };
  const label = firebase ? markLabel(user) : progressLabel();
  if (mobile) {
    return (
      <li className="menu__list-item">
        <Link className="menu__link" {...link}>
          {label}
        </Link>
      </li>
    );
  }
  return (
    <Link className={styles.mark} data-signed-in={user ? '' : undefined} aria-label={label} title={label} {...link}>
      {(user && initialOf(user)) || (
        <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
          <path
            d={
              firebase
                ? 'M10 10a3.500 3.500 0 1 0 0-7 3.500 3.500 0 0 0 0 7Zm-6.500 7c.6-3 3.200-4.500 6.500-4.500s5.900 1.500 6.500 4.500'
                : 'M4 17v-5m6 5V4m6 13V8'
            }
          />
        </svg>
      )}
    </Link>
  );
}
