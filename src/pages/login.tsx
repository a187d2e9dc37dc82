import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { GatePage } from '@site/src/features/auth/GatePage';
import { SignInScreen } from '@site/src/features/auth/SignInScreen';

/** The gate redirects nearly every reader from here; a signed-in reader without an email stays. */
export default function LoginPage(): ReactNode {
  return (
    <GatePage
      title={translate({ id: 'auth.signIn.title', message: 'Đăng nhập', description: 'Title of the sign-in page' })}
    >
      {(session) => <SignInScreen session={session} />}
    </GatePage>
  );
}
