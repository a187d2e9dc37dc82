import { useSyncExternalStore, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { isInAppBrowser } from '../core/inAppBrowser';
import { failureText } from './failureText';
import { useSignIn, type SignInProgress } from './useSignIn';
import styles from './styles.module.css';

function Progress({ progress }: { progress: SignInProgress }): ReactNode {
  if (progress === 'pending') {
    return (
      <Translate id="auth.SignedOut.pending" description="Shown while Google's window is open">
        Đang chờ cửa sổ của Google…
      </Translate>
    );
  }
  if (progress === 'slow') {
    return (
      <Translate id="auth.SignedOut.slow" description="Shown when Google's window has been awaited for long">
        Vẫn đang chờ. Nếu không thấy cửa sổ nào của Google, hãy kiểm tra mạng, cho phép cửa sổ bật lên rồi bấm lại nút.
      </Translate>
    );
  }
  return null;
}

const neverChanges = () => () => undefined;

function useInAppBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => isInAppBrowser(navigator.userAgent),
    () => false,
  );
}

/** The screen for a reader who is not signed in. */
export function SignedOut({ firstTime }: { firstTime: boolean }): ReactNode {
  const { progress, failure, start } = useSignIn();
  const inApp = useInAppBrowser();
  const avatar = useBaseUrl('/img/avatar.svg');
  const googleSign = useBaseUrl('/img/google.svg');
  const message = failure && failureText(failure);
  return (
    <>
      <img className={styles.avatar} src={avatar} alt="" width="96" height="96" />
      <h1 className={styles.title}>
        <Translate id="auth.SignedOut.title" description="Heading of the sign-in screen">
          Đăng nhập để tiếp tục
        </Translate>
      </h1>
      <p className={styles.text}>
        {firstTime ? (
          <Translate id="auth.SignedOut.firstTime" description="Text of the sign-in screen on the register route">
            Không có biểu mẫu đăng ký: tài khoản được tạo khi bạn đăng nhập bằng Google lần đầu.
          </Translate>
        ) : (
          <Translate id="auth.SignedOut.text" description="Text of the sign-in screen">
            Mọi bài học đều mở cho mọi người. Đăng nhập chỉ để trang gọi đúng tên bạn.
          </Translate>
        )}
      </p>
      {inApp && (
        <p className={styles.notice}>
          <Translate id="auth.SignedOut.inApp" description="Advice in the browser of an app such as Facebook or Zalo">
            Google không cho đăng nhập trong trình duyệt tích hợp của ứng dụng khác. Hãy mở trang này bằng Safari hoặc
            Chrome (chọn trong menu của ứng dụng).
          </Translate>
        </p>
      )}
      <button type="button" className={styles.google} onClick={start}>
        <img src={googleSign} alt="" width="20" height="20" />
        <Translate id="auth.SignedOut.button" description="Button that opens Google's window">
          Đăng nhập bằng Google
        </Translate>
      </button>
      <p className={styles.progress} role="status">
        <Progress progress={progress} />
      </p>
      <p className={styles.failure} role="alert">
        {message}
      </p>
    </>
  );
}
