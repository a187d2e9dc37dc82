import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { GatePage } from '@site/src/features/auth/GatePage';
import { SignInScreen } from '@site/src/features/auth/SignInScreen';

export default function SignInPage(): ReactNode {
  return (
    <GatePage
      title={translate({ id: 'auth.signIn.title', message: 'Đăng nhập', description: 'Title of the sign-in page' })}
    >
      {(session) => <SignInScreen session={session} />}
    </GatePage>
  );
}
