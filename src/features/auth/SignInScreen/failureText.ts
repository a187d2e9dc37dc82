import { translate } from '@docusaurus/Translate';
import type { SignInFailure } from '../core/signInFailure';

/** The message for a failed sign-in: what happened and what to do. Undefined for failures that need no message. */
export function failureText(failure: SignInFailure): string | undefined {
  switch (failure) {
    case 'superseded':
      return undefined;
    case 'popupBlocked':
      return translate({
        id: 'auth.failure.popupBlocked',
        message:
          'Trình duyệt đã chặn cửa sổ đăng nhập. Hãy cho phép trang này mở cửa sổ bật lên (biểu tượng ở thanh địa chỉ) rồi bấm lại nút.',
        description: 'Sign-in failed: the browser blocked the pop-up',
      });
    case 'popupClosed':
      return translate({
        id: 'auth.failure.popupClosed',
        message: 'Cửa sổ Google đã đóng trước khi đăng nhập xong. Nếu muốn thử lại, hãy bấm lại nút.',
        description: 'Sign-in did not finish: the reader closed the pop-up',
      });
    case 'unreachable':
      return translate({
        id: 'auth.failure.unreachable',
        message:
          'Chưa liên lạc được với Google. Hãy kiểm tra mạng, tạm tắt trình chặn nội dung cho trang này nếu có, rồi bấm lại nút.',
        description: 'Sign-in failed: Google could not be reached',
      });
    case 'notEnabledHere':
      return translate({
        id: 'auth.failure.notEnabledHere',
        message:
          'Đăng nhập chưa được bật cho địa chỉ này. Hãy mở trang ở địa chỉ chính thức; nếu vẫn gặp lỗi, xin báo cho chủ trang.',
        description: 'Sign-in failed: Firebase does not allow this domain or provider',
      });
    case 'misconfigured':
      return translate({
        id: 'auth.failure.misconfigured',
        message: 'Phần đăng nhập của trang bị cấu hình sai; lỗi không phải do bạn. Xin báo cho chủ trang.',
        description: 'Sign-in failed: the API key or project settings are wrong',
      });
    case 'browserUnsupported':
      return translate({
        id: 'auth.failure.browserUnsupported',
        message:
          'Trình duyệt này không cho trang lưu phiên đăng nhập. Hãy mở trang bằng Safari, Chrome hoặc Firefox, không dùng cửa sổ ẩn danh.',
        description: 'Sign-in failed: storage is off, or the browser is an app’s own',
      });
    case 'accountDisabled':
      return translate({
        id: 'auth.failure.accountDisabled',
        message: 'Tài khoản này đã bị khóa trên trang. Hãy chọn tài khoản khác, hoặc liên hệ chủ trang.',
        description: 'Sign-in failed: the owner has disabled the account',
      });
    case 'tooManyAttempts':
      return translate({
        id: 'auth.failure.tooManyAttempts',
        message: 'Bạn đã thử quá nhiều lần. Hãy đợi vài phút rồi bấm lại nút.',
        description: 'Sign-in failed: rate limit',
      });
    case 'notInitialized':
      return translate({
        id: 'auth.failure.notInitialized',
        message: 'Phần đăng nhập chưa tải xong. Hãy tải lại trang rồi bấm lại nút.',
        description: 'Sign-in failed: the service of Google is not loaded',
      });
    case 'unknown':
      return translate({
        id: 'auth.failure.unknown',
        message: 'Đăng nhập không thành công vì một lỗi chưa rõ. Hãy tải lại trang rồi thử lần nữa.',
        description: 'Sign-in failed for a reason nobody foresaw',
      });
  }
}
