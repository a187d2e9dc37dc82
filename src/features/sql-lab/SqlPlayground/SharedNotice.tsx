import { useEffect, useState, type ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import { LabButton } from '../../lab-kit/LabButton';
import { useSharedState } from '@site/src/components/ShareState/useSharedState';
import { SharedNotice as LinkNotice } from '../../lab-kit/SharedNotice';
import {
  isShareFragment,
  PLAYGROUND_KEY,
  readQueryState,
  readShareFragment,
  type SharedQueries,
} from '../core/playground/sharedQueries';
import { labName } from '@site/src/core/sharedState';
import { SYSTEM_NAMES } from '../systemNames';
import styles from './styles.module.css';

interface Props {
  onAdd: (shared: SharedQueries) => void;
}

/** A link leads to the lab before its message appears, and the browser then keeps in place what is below it. */
const scrollIntoView = (part: HTMLElement | null) => void part?.scrollIntoView({ block: 'nearest' });

/** Queries from a shared URL: shown as text, added only on request, and never run automatically. */
export function SharedNotice({ onAdd }: Props): ReactNode {
  const [inFragment, setInFragment] = useState<SharedQueries | 'unreadable'>();
  const { brought, close: closeLink } = useSharedState(labName(PLAYGROUND_KEY));

  useEffect(() => {
    const read = () => {
      if (isShareFragment(location.hash)) setInFragment(readShareFragment(location.hash) ?? 'unreadable');
    };
    read();
    addEventListener('hashchange', read);
    return () => removeEventListener('hashchange', read);
  }, []);

  const close = () => {
    if (brought) {
      closeLink();
      return;
    }
    history.replaceState(history.state, '', location.pathname + location.search);
    setInFragment(undefined);
  };

  const shared = brought?.kind === 'state' ? (readQueryState(brought.state) ?? 'unreadable') : inFragment;
  if (brought && brought.kind !== 'state') {
    return (
      <div ref={scrollIntoView} className={styles.arrived}>
        <LinkNotice shared={{ notice: brought.kind, leave: close }} />
      </div>
    );
  }
  if (!shared) return null;
  const isReadable = shared !== 'unreadable';
  return (
    <section ref={scrollIntoView} className={clsx(styles.arrived, styles.shared)} role="status">
      <p className={styles.sharedText}>
        {isReadable ? (
          <Translate
            id="sqlLab.SharedNotice.found"
            description="Above queries that came with the address of the page"
            values={{ engine: SYSTEM_NAMES[shared.engine] }}
          >
            {'Liên kết này chứa một truy vấn cho {engine}. Chưa có gì được chạy; hãy đọc truy vấn trước khi thêm.'}
          </Translate>
        ) : (
          <Translate id="sqlLab.SharedNotice.broken" description="The queries in the address cannot be read">
            Không đọc được truy vấn trong liên kết này: liên kết bị cắt hoặc bị hỏng.
          </Translate>
        )}
      </p>
      {isReadable &&
        shared.queries.map(({ name, text }, index) => (
          <figure key={index} className={styles.sharedQuery}>
            <figcaption>{name}</figcaption>
            <pre translate="no">{text}</pre>
          </figure>
        ))}
      <div className={styles.actions}>
        {isReadable && (
          <LabButton
            onClick={() => {
              onAdd(shared);
              close();
            }}
          >
            <Translate id="sqlLab.SharedNotice.add" description="Button: add the queries of the address to one’s own">
              Thêm vào phòng thí nghiệm
            </Translate>
          </LabButton>
        )}
        <LabButton onClick={close}>
          <Translate id="sqlLab.SharedNotice.close" description="Button: leave the queries of the address alone">
            Bỏ qua
          </Translate>
        </LabButton>
      </div>
    </section>
  );
}
