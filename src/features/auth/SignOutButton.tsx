import { useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { signOut } from './authActions';
import { getClient } from './sessionStore';

/** Signs the reader out, and shows a message where the browser does not allow it. */
export function SignOutButton(): ReactNode {
  const [failed, setFailed] = useState(false);
  const leave = async () => {
    setFailed(!(await signOut(getClient())));
  };
  return (
    <>
      <button type="button" className="button button--secondary" onClick={() => void leave()}>
        <Translate id="auth.SignOutButton.label" description="Button that signs the reader out">
          Đăng xuất
        </Translate>
      </button>
      {failed && (
        <span role="alert">
          <Translate id="auth.SignOutButton.failed" description="Shown when signing out did not work">
            Chưa đăng xuất được. Hãy tải lại trang rồi thử lần nữa.
          </Translate>
        </span>
      )}
    </>
  );
}
