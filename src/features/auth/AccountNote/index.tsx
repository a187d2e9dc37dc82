import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { MarginSection } from '@site/src/components/MarginSection';
import { greetingName, type SignedInUser } from '../core/session';
import { SignOutButton } from '../SignOutButton';

/** The signed-in reader's account on a page of their own: name, what the account is for, and the way out. */
export function AccountNote({ user }: { user: SignedInUser }): ReactNode {
  return (
    <MarginSection
      id="account"
      title={
        <Translate id="auth.AccountNote.title" description="Heading over the account on the reader's own pages">
          Tài khoản
        </Translate>
      }
    >
      <p>
        <Translate
          id="auth.dashboard.greeting"
          description="Greeting on the dashboard page"
          values={{ name: greetingName(user) }}
        >
          {'Chào {name}.'}
        </Translate>{' '}
        <Translate id="auth.dashboard.text" description="What the reader's own pages say about the account">
          Tài khoản không mở thêm nội dung nào, vì mọi bài học đã mở sẵn; tiến độ học của bạn cũng không được lưu vào
          tài khoản. Khi bạn đăng xuất, thiết bị này quên tài khoản của bạn.
        </Translate>
      </p>
      <SignOutButton />
    </MarginSection>
  );
}
