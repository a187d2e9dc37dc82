import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useNumberFormat } from '../useNumberFormat';
import { LONGEST_LINK } from '../../core/sharedState';
import { useShare, type MakeLink } from './useShare';

interface Props {
  /** Makes the link of the state that the lab has now; undefined if it would be too long. */
  link: MakeLink;
  /** Draws the button. */
  button: (onClick: () => void, name: ReactNode) => ReactNode;
  /** Class of the element that says what came of it. */
  className?: string | undefined;
}

/** Shares what a lab shows as a link: by the phone's own dialog, by the clipboard, or in a field to copy it from. */
export function ShareState({ link, button, className }: Props): ReactNode {
  const { outcome, share } = useShare(link);
  const number = useNumberFormat();
  return (
    <>
      {button(
        share,
        <Translate id="share.ShareState.share" description="Button: share what a lab shows as a link">
          Chia sẻ trạng thái này
        </Translate>,
      )}
      <span aria-live="polite" className={className}>
        {outcome?.kind === 'copied' && (
          <span>
            <Translate id="share.ShareState.copied" description="Said after the link was copied">
              Đã sao chép liên kết
            </Translate>
          </span>
        )}
        {outcome?.kind === 'tooLong' && (
          <span>
            <Translate
              id="share.ShareState.tooLong"
              description="The state is too long for a link; the value is a number"
              values={{ most: number(LONGEST_LINK) }}
            >
              {
                'Trạng thái này quá dài cho một liên kết (tối đa {most} ký tự). Hãy rút gọn, hoặc sao chép nội dung trong ô rồi gửi như văn bản.'
              }
            </Translate>
          </span>
        )}
        {outcome?.kind === 'unavailable' && (
          <span>
            <Translate id="share.ShareState.unavailable" description="What makes the link could not be loaded">
              Chưa tạo được liên kết vì không tải được một phần của trang. Hãy thử lại khi có mạng.
            </Translate>
          </span>
        )}
        {outcome?.kind === 'shown' && (
          <input
            readOnly
            value={outcome.link}
            aria-label={translate({
              id: 'share.ShareState.address',
              message: 'Liên kết tới trạng thái này',
              description: 'Field with the link when it cannot be copied',
            })}
            onFocus={(event) => event.target.select()}
          />
        )}
      </span>
    </>
  );
}
