import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { GatePage } from '@site/src/features/auth/GatePage';

/** The gate signs the reader out and always redirects, so there is nothing to render. */
export default function LogoutPage(): ReactNode {
  return (
    <GatePage
      title={translate({ id: 'auth.logout.title', message: 'Đăng xuất', description: 'Title of the sign-out page' })}
    >
      {() => null}
    </GatePage>
  );
}
