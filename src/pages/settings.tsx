import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { AccountPage } from '@site/src/features/auth/AccountPage';

export default function SettingsPage(): ReactNode {
  return (
    <AccountPage
      title={translate({ id: 'auth.settings.title', message: 'Cài đặt', description: 'Title of the settings page' })}
    >
      {() => (
        <p>
          <Translate id="auth.settings.text" description="What the settings page says">
            Tài khoản không có cài đặt riêng. Bạn đổi ngôn ngữ và chế độ sáng tối ở đầu trang, dù có tài khoản hay
            không. Khi bạn đăng xuất, thiết bị này quên tài khoản của bạn.
          </Translate>
        </p>
      )}
    </AccountPage>
  );
}
