import type { ReactNode } from 'react';
import { PageShell } from '@site/src/components/PageShell';
import type { SignedInUser } from '../core/session';
import { AccountNote } from '../AccountNote';
import { GatePage } from '../GatePage';
import { PersonalLinks } from '../PersonalLinks';

interface Props {
  title: string;
  lead?: ReactNode;
  children: ReactNode | ((user: SignedInUser) => ReactNode);
}

/** A page for signed-in readers: its content, links to their other pages, and a sign-out button. */
export function AccountPage({ title, lead, children }: Props): ReactNode {
  return (
    <GatePage title={title}>
      {(session) =>
        session.state === 'signedIn' && (
          <PageShell title={title} lead={lead}>
            <PersonalLinks hasAccount />
            {typeof children === 'function' ? children(session.user) : children}
            <AccountNote user={session.user} />
          </PageShell>
        )
      }
    </GatePage>
  );
}
