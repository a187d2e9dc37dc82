import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { GatePage } from '@site/src/features/auth/GatePage';
import { SignInScreen } from '@site/src/features/auth/SignInScreen';

export default function RegisterPage(): ReactNode {
  return (
    <GatePage
      title={translate({
        id: 'auth.register.title',
        message: 'Tạo tài khoản',
        description: 'Title of the register page',
      })}
    >
      {(session) => <SignInScreen session={session} firstTime />}
    </GatePage>
  );
}
