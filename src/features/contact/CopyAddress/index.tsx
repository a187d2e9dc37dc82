import { useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { copyText } from '@site/src/components/copyText';
import { Icon } from '@site/src/components/Icon';
import styles from './styles.module.css';

type Outcome = 'none' | 'copied' | 'refused';

/** Copies the address and confirms it, also for screen readers. */
export function CopyAddress({ address }: { address: string }): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>('none');
  // Where copying is refused, the address beside the button can still be selected.
  const copy = async () => setOutcome((await copyText(address)) ? 'copied' : 'refused');
  return (
    <span className={styles.copy}>
      <button type="button" className="button button--secondary" onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} />{' '}
        <Translate id="contact.CopyAddress.copy" description="Button that copies the e-mail address">
          Sao chép địa chỉ
        </Translate>
      </button>
      <span className={styles.outcome} role="status">
        {outcome === 'copied' && (
          <span>
            <Translate id="contact.CopyAddress.copied" description="Said after the address was copied">
              Đã sao chép địa chỉ.
            </Translate>
          </span>
        )}
        {outcome === 'refused' && (
          <span>
            <Translate id="contact.CopyAddress.refused" description="Said when the browser does not let the page copy">
              Trình duyệt không cho sao chép. Hãy bôi đen địa chỉ rồi tự sao chép.
            </Translate>
          </span>
        )}
      </span>
    </span>
  );
}
