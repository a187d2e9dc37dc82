import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { MarginSection } from '@site/src/components/MarginSection';
import { AccountPage } from '@site/src/features/auth/AccountPage';

function NotGiven(): ReactNode {
  return (
    <Translate id="auth.profile.notGiven" description="Stands for a name or email that Google has not given">
      Google không cung cấp
    </Translate>
  );
}

export default function ProfilePage(): ReactNode {
  const title = translate({ id: 'auth.profile.title', message: 'Hồ sơ', description: 'Title of the profile page' });
  return (
    <AccountPage title={title}>
      {({ name, email }) => (
        <MarginSection
          id="google"
          title={
            <Translate id="auth.profile.source" description="Heading over what the site knows from Google">
              Từ Google
            </Translate>
          }
        >
          <dl>
            <dt>
              <Translate id="auth.profile.name" description="Label of the reader's name">
                Tên
              </Translate>
            </dt>
            <dd>{name || <NotGiven />}</dd>
            <dt>
              <Translate id="auth.profile.email" description="Label of the reader's email address">
                Email
              </Translate>
            </dt>
            <dd>{email || <NotGiven />}</dd>
          </dl>
          <p>
            <Translate id="auth.profile.text" description="What the profile page says about the data">
              Hai mục này lấy từ tài khoản Google của bạn và được lưu ở Firebase, dịch vụ đăng nhập của Google. Trang
              không dùng thông tin nào khác của tài khoản ấy.
            </Translate>
          </p>
        </MarginSection>
      )}
    </AccountPage>
  );
}
