import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { Failure, Obstacle } from '../core/packState';

/** Why nothing can be saved here. */
export function ObstacleText({ obstacle }: { obstacle: Obstacle }): ReactNode {
  switch (obstacle) {
    case 'insecure':
      return (
        <Translate id="offline.texts.insecure" description="Saving needs a secure connection">
          Bạn chỉ lưu được khi mở trang qua HTTPS.
        </Translate>
      );
    case 'browser':
      return (
        <Translate id="offline.texts.browser" description="The browser cannot keep pages, or not in a private window">
          Trình duyệt này, hoặc cửa sổ ẩn danh của nó, không cho trang lưu bài vào máy.
        </Translate>
      );
    case 'blocked':
      return (
        <Translate id="offline.texts.blocked" description="The reader's settings forbid the site to keep anything">
          Trình duyệt đang chặn trang này lưu dữ liệu vào máy. Hãy cho phép trong cài đặt rồi tải lại trang.
        </Translate>
      );
  }
}

/** Why a download ended. */
export function FailureText({ failure }: { failure: Failure }): ReactNode {
  switch (failure) {
    case 'network':
      return (
        <Translate id="offline.texts.network" description="A download ended for want of a network">
          Mất kết nối. Phần đã tải vẫn còn; hãy thử lại khi có mạng.
        </Translate>
      );
    case 'full':
      return (
        <Translate id="offline.texts.full" description="A download ended for want of room">
          Không còn chỗ để lưu. Những gì đã lưu trước đó vẫn còn; hãy xóa bớt một khóa học hoặc giải phóng chỗ trên máy
          rồi tải tiếp.
        </Translate>
      );
    case 'missing':
      return (
        <Translate id="offline.texts.missing" description="A download ended because the site lacks a file">
          Máy chủ thiếu một tệp của khóa học, có thể vì trang đang được cập nhật. Phần đã tải vẫn còn; hãy thử lại sau
          ít phút.
        </Translate>
      );
    case 'refused':
      return (
        <Translate id="offline.texts.refused" description="The host or a proxy refused to send a file">
          Máy chủ, hoặc mạng bạn đang dùng, từ chối gửi một tệp. Phần đã tải vẫn còn; hãy thử lại sau ít phút hoặc đổi
          sang mạng khác.
        </Translate>
      );
    case 'wrong':
      return (
        <Translate id="offline.texts.wrong" description="Something else answered in the place of a file">
          Thứ nhận được không phải tệp của khóa học: có thể mạng bạn đang dùng đòi đăng nhập và trả lời thay. Phần đã
          tải vẫn còn; hãy đăng nhập vào mạng đó rồi thử lại.
        </Translate>
      );
    case 'worker':
      return (
        <Translate id="offline.texts.worker" description="The browser refused the service worker">
          Trình duyệt chưa cho phép trang này chạy khi không có mạng. Phần đã tải vẫn còn; hãy thử lại.
        </Translate>
      );
    case 'busy':
      return (
        <Translate id="offline.texts.busy" description="Another tab is saving or deleting a course">
          Một tab khác của trang đang lưu hoặc xóa khóa học. Hãy chờ tab đó làm xong.
        </Translate>
      );
    case 'unknown':
      return (
        <Translate id="offline.texts.unknown" description="A download ended for an unknown reason">
          Không lưu được vì một lỗi chưa rõ. Những gì đã lưu trước đó vẫn còn.
        </Translate>
      );
  }
}
