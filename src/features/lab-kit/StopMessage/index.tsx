import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { RUN_LIMIT_MS, type StopReason } from '../core/outcome';

/** Explains why a run was stopped from outside. */
export function StopMessage({ reason }: { reason: StopReason }): ReactNode {
  switch (reason) {
    case 'time':
      return (
        <Translate
          id="labKit.StopMessage.time"
          description="Shown when code was killed because it ran too long"
          values={{ seconds: RUN_LIMIT_MS / 1000 }}
        >
          {'Đã dừng sau {seconds} giây. Vòng lặp có điểm dừng không?'}
        </Translate>
      );
    case 'memory':
      return (
        <Translate
          id="labKit.StopMessage.memory"
          description="Shown when code was killed because it used too much memory"
        >
          Đã dừng vì mã dùng quá nhiều bộ nhớ.
        </Translate>
      );
    case 'lost':
      return (
        <Translate id="labKit.StopMessage.lost" description="Shown when the sandbox stopped answering and was removed">
          Khung chạy mã không trả lời nữa nên đã được đóng. Nếu chạy lại không được, hãy tải lại trang.
        </Translate>
      );
  }
}

/** Shown when the sandbox could not be loaded at all. */
export function UnavailableMessage(): ReactNode {
  return (
    <Translate id="labKit.StopMessage.unavailable" description="Shown when the sandbox frame could not be loaded">
      Không tải được khung chạy mã. Hãy kiểm tra kết nối rồi thử lại.
    </Translate>
  );
}
