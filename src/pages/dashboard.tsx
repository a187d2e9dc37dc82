import type { ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { AccountPage } from '@site/src/features/auth/AccountPage';
import { greetingName } from '@site/src/features/auth/core/session';

export default function DashboardPage(): ReactNode {
  return (
    <AccountPage
      title={translate({
        id: 'auth.dashboard.title',
        message: 'Tổng quan',
        description: 'Title of the dashboard page',
      })}
    >
      {(user) => (
        <>
          <p>
            <Translate
              id="auth.dashboard.greeting"
              description="Greeting on the dashboard page"
              values={{ name: greetingName(user) }}
            >
              {'Chào {name}.'}
            </Translate>{' '}
            <Translate id="auth.dashboard.text" description="What the dashboard page says about the account">
              Tài khoản không mở thêm nội dung nào, vì mọi bài học đã mở sẵn; tiến độ học của bạn cũng không được lưu
              vào tài khoản.
            </Translate>
          </p>
          <p>
            <Link to="/docs">
              <Translate id="auth.dashboard.lessons" description="Link from the dashboard to the lessons">
                Mở các bài học
              </Translate>
            </Link>
          </p>
        </>
      )}
    </AccountPage>
  );
}
