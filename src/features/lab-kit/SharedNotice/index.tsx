import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { SharedText } from '@site/src/components/CodeEditor/useRememberedText';
import { LabButton } from '../LabButton';
import styles from './styles.module.css';

type Notice = NonNullable<SharedText['notice']>;

interface Props {
  /** A lab that shows no state from links, only messages about them, needs but the first two. */
  shared: Pick<SharedText, 'notice' | 'leave'> & Partial<Pick<SharedText, 'hasOwn' | 'show' | 'keep'>>;
}

function NoticeText({ notice }: { notice: Notice }): ReactNode {
  switch (notice) {
    case 'shown':
      return (
        <Translate id="labKit.SharedNotice.shown" description="In a lab that shows the state from a link">
          Đây là trạng thái do liên kết mang tới; không có gì tự chạy. Bài của bạn vẫn còn nguyên, còn những gì bạn sửa
          ở đây chưa được lưu.
        </Translate>
      );
    case 'offered':
      return (
        <Translate
          id="labKit.SharedNotice.offered"
          description="In a lab in which the reader typed before the state from a link could be shown"
        >
          Liên kết mang tới một trạng thái của phần này, nhưng bạn đã viết gì đó ở đây nên nó chưa được hiện.
        </Translate>
      );
    case 'broken':
      return (
        <Translate id="labKit.SharedNotice.broken" description="The state in a link cannot be read">
          Không đọc được trạng thái trong liên kết: liên kết bị cắt hoặc bị hỏng. Phần này vẫn hiện như thường lệ.
        </Translate>
      );
    case 'newer':
      return (
        <Translate id="labKit.SharedNotice.newer" description="The state in a link has a format of a newer edition">
          Liên kết này do một bản mới hơn của trang tạo ra. Hãy tải lại trang; nếu vẫn vậy, hãy thử lại khi có mạng.
        </Translate>
      );
    case 'unsupported':
      return (
        <Translate
          id="labKit.SharedNotice.unsupported"
          description="The browser lacks what unpacks the state in a link, or it could not be loaded"
        >
          Trình duyệt này chưa mở được trạng thái trong liên kết. Hãy thử lại khi có mạng, hoặc dùng trình duyệt mới
          hơn.
        </Translate>
      );
    case 'foreign':
      return (
        <Translate id="labKit.SharedNotice.foreign" description="The lab that a link is for is not on the page">
          Liên kết chứa trạng thái của một phần không còn trên trang này: có thể bài đã thay đổi từ khi liên kết được
          tạo.
        </Translate>
      );
  }
}

/** In a lab that was opened by a link: whose state it shows, and the way back to the reader's own. */
export function SharedNotice({ shared }: Props): ReactNode {
  const { notice, hasOwn } = shared;
  return (
    <div aria-live="polite">
      {notice && (
        <div className={styles.notice} data-shared={notice}>
          <p key={notice} className={styles.text}>
            <NoticeText notice={notice} />
          </p>
          {notice === 'offered' && (
            <LabButton onClick={shared.show}>
              <Translate id="labKit.SharedNotice.show" description="Button: show the state from a link">
                Xem trạng thái đó
              </Translate>
            </LabButton>
          )}
          <LabButton onClick={shared.leave}>
            {notice === 'shown' ? (
              <span key="back">
                <Translate id="labKit.SharedNotice.back" description="Button: back to the reader's own state">
                  Về bài của tôi
                </Translate>
              </span>
            ) : (
              <span key="close">
                <Translate id="labKit.SharedNotice.close" description="Button: close the message about a link">
                  Đóng
                </Translate>
              </span>
            )}
          </LabButton>
          {notice === 'shown' && (
            <LabButton onClick={shared.keep}>
              {hasOwn ? (
                <span key="replace">
                  <Translate
                    id="labKit.SharedNotice.replace"
                    description="Button: store the state from a link in place of the reader's own"
                  >
                    Lấy bản này thay bài của tôi
                  </Translate>
                </span>
              ) : (
                <span key="keep">
                  <Translate id="labKit.SharedNotice.keep" description="Button: store the state from a link">
                    Giữ bản này
                  </Translate>
                </span>
              )}
            </LabButton>
          )}
        </div>
      )}
    </div>
  );
}
