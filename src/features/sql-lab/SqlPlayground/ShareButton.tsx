import { useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { copyText } from '@site/src/components/copyText';
import { LabButton } from '../../lab-kit/LabButton';
import { shareFragment, type SharedQueries } from '../core/playground/shareLink';
import styles from './styles.module.css';

type Outcome = 'copied' | 'tooLong' | 'shown';

/**
 * Copies a URL that contains a query; if the clipboard is unavailable, the URL appears in the browser's address bar.
 */
export function ShareButton({ shared }: { shared: () => SharedQueries }): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();

  const share = async () => {
    const fragment = shareFragment(shared());
    if (!fragment) {
      setOutcome('tooLong');
      return;
    }
    const isCopied = await copyText(location.origin + location.pathname + fragment);
    if (!isCopied) history.replaceState(history.state, '', fragment);
    setOutcome(isCopied ? 'copied' : 'shown');
  };

  return (
    <>
      <LabButton onClick={() => void share()}>
        <Translate id="sqlLab.ShareButton.share" description="Button: copy a link with the open query">
          Sao chép liên kết
        </Translate>
      </LabButton>
      <span role="status" className={styles.shareStatus}>
        {outcome === 'copied' && (
          <span>
            <Translate id="sqlLab.ShareButton.copied" description="The link is on the clipboard">
              Đã sao chép.
            </Translate>
          </span>
        )}
        {outcome === 'shown' && (
          <span>
            <Translate id="sqlLab.ShareButton.shown" description="The link could not be copied">
              Liên kết nằm trên thanh địa chỉ.
            </Translate>
          </span>
        )}
        {outcome === 'tooLong' && (
          <span>
            <Translate id="sqlLab.ShareButton.tooLong" description="The query is too long for a link">
              Truy vấn quá dài để nằm trong một liên kết.
            </Translate>
          </span>
        )}
      </span>
    </>
  );
}
