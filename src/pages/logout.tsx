import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { GatePage } from '@site/src/features/auth/GatePage';

/** The gate signs the reader out and sends everybody on, so there is nothing to draw. */
export default function LogoutPage(): ReactNode {
  return (
    <GatePage
      title={translate({ id: 'auth.logout.title', message: 'Đăng xuất', description: 'Title of the sign-out page' })}
    >
      {() => null}
    </GatePage>
  );
}
