import { useState, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import { copyText } from '@site/src/components/copyText';
import { Icon } from '@site/src/components/Icon';
import styles from './styles.module.css';

type Outcome = 'copied' | 'refused' | 'lost';

interface Props {
  text: () => string | Promise<string>;
  /** Where the text can be read, for readers whose browser does not let the page copy. */
  source?: string;
  children: ReactNode;
}

/** A button that copies a text, and says what came of it. */
export function CopyButton({ text, source, children }: Props): ReactNode {
  const [outcome, setOutcome] = useState<Outcome>();

  const copy = async () => {
    const content = text();
    const isCopied = await copyText(content);
    const isLost =
      !isCopied && typeof content !== 'string' && (await content.then(String, () => undefined)) === undefined;
    setOutcome(isCopied ? 'copied' : isLost ? 'lost' : 'refused');
  };

  return (
    <p className={styles.copy}>
      <button type="button" className={styles.button} onClick={() => void copy()}>
        <Icon name={outcome === 'copied' ? 'check' : 'copy'} /> {children}
      </button>
      <span role="status" className={styles.outcome}>
        {outcome === 'copied' && (
          <span>
            <Translate id="sharing.CopyButton.copied" description="Said after something was copied">
              Đã sao chép
            </Translate>
          </span>
        )}
        {outcome === 'lost' && (
          <span>
            <Translate id="sharing.CopyButton.lost" description="Said when the text could not be fetched">
              Không tải được bản Markdown. Hãy thử lại khi có mạng.
            </Translate>
          </span>
        )}
        {outcome === 'refused' && (
          <span>
            <Translate id="sharing.CopyButton.refused" description="Said when the browser does not let the page copy">
              Trình duyệt không cho sao chép.
            </Translate>{' '}
            {source && (
              <Link to={`pathname://${source}`}>
                <Translate id="sharing.CopyButton.open" description="Link to the text that could not be copied">
                  Mở bản Markdown
                </Translate>
              </Link>
            )}
          </span>
        )}
      </span>
    </p>
  );
}
