import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { FetchProblem } from '../core/files/fetchFailure';

/** Says why a file could not be fetched, as far as the lab knows, and what the reader can do about it. */
export function FetchAdvice({ problem }: { problem: FetchProblem | undefined }): ReactNode {
  switch (problem) {
    case 'unreachable':
      return (
        <Translate id="sqlLab.FetchAdvice.unreachable" description="Nothing answered when a file was fetched">
          Hãy kiểm tra kết nối rồi thử lại; nếu mạng vẫn tốt, có thể một tiện ích của trình duyệt đang chặn.
        </Translate>
      );
    case 'gone':
      return (
        <Translate id="sqlLab.FetchAdvice.gone" description="The site has a file no more">
          Trang có thể vừa có bản mới: hãy tải lại trang.
        </Translate>
      );
    case 'refused':
      return (
        <Translate id="sqlLab.FetchAdvice.refused" description="The site or a proxy refused to send a file">
          Máy chủ, hoặc mạng bạn đang dùng, từ chối gửi tệp. Hãy thử lại sau ít phút hoặc đổi sang mạng khác.
        </Translate>
      );
    case 'wrong':
      return (
        <Translate id="sqlLab.FetchAdvice.wrong" description="Something else answered in the place of a file">
          Thứ nhận được không phải tệp cần tải: có thể mạng bạn đang dùng đòi đăng nhập và trả lời thay. Hãy đăng nhập
          vào mạng đó rồi thử lại.
        </Translate>
      );
    case 'damaged':
      return (
        <Translate
          id="sqlLab.FetchAdvice.damaged"
          description="A script was fetched, also a second time, but does not start"
        >
          Tệp đã về nhưng không chạy được: có thể nó bị cắt cụt hoặc hỏng trên đường tải, một tiện ích đang chặn, hoặc
          trình duyệt quá cũ. Hãy tải lại trang; nếu vẫn vậy, hãy thử mạng khác.
        </Translate>
      );
    case 'blocked':
      return (
        <Translate id="sqlLab.FetchAdvice.blocked" description="The browser lets no worker start">
          Trình duyệt không cho phần này chạy: có thể một tiện ích đang chặn, hoặc trình duyệt quá cũ.
        </Translate>
      );
    default:
      return (
        <Translate
          id="sqlLab.FetchAdvice.other"
          description="A script of the page, or something else, could not be fetched"
        >
          Hãy kiểm tra kết nối rồi thử lại; nếu vẫn vậy, hãy tải lại trang vì có thể trang vừa có bản mới.
        </Translate>
      );
  }
}
