import { useState, useSyncExternalStore, type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import { useByteText } from '../../offline/useByteText';
import { useOfflineFeature } from '../../offline/useOfflineFeature';
import { DATA_KINDS, type Amount, type DataKind } from '../core/storedData';
import { deleteAll, deleteKind, readAmounts } from '../deleteData';
import { AskBeforeDeleting } from './AskBeforeDeleting';
import { kindText } from './kindText';
import styles from './styles.module.css';

type Deletable = Parameters<typeof deleteKind>[0] | 'all';
type Report = 'deleted' | 'failed';

const isDeletable = (kind: DataKind): kind is Parameters<typeof deleteKind>[0] =>
  kind === 'typed' || kind === 'search' || kind === 'look';

const neverChanges = () => () => undefined;

/** Rendered anew after each deletion: the server, and the first rendering, know of no data. */
function useAmounts(): Readonly<Record<DataKind, Amount>> | undefined {
  const isBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  return isBrowser ? readAmounts() : undefined;
}

/** What the site keeps in this browser: how much of each kind, and the buttons that delete it. */
export function StoredData(): ReactNode {
  const [asked, setAsked] = useState<Deletable>();
  const [report, setReport] = useState<Report>();
  const amounts = useAmounts();
  const perform = async (what: Deletable) => {
    try {
      if (what === 'all') {
        await deleteAll();
        // What is in memory would be stored again.
        window.location.reload();
        return;
      }
      await deleteKind(what);
      setReport('deleted');
    } catch (error) {
      console.warn('The data could not be deleted', error);
      setReport('failed');
    }
  };
  return (
    <>
      <p>
        <Translate id="settings.StoredData.text" description="Where the data are, and who sees them">
          Tất cả nằm trong trình duyệt này và không gửi đi đâu. Xóa dữ liệu trình duyệt cũng xóa luôn những thứ dưới
          đây.
        </Translate>
      </p>
      <ul className={styles.kinds} role="list">
        {DATA_KINDS.map((kind) => (
          <li key={kind} className={styles.kind}>
            <div>
              <b className={styles.name}>{kindText(kind).name}</b>
              <p className={styles.what}>{kindText(kind).what}</p>
            </div>
            {/* Saved courses are not in the storage that is counted here. */}
            <Size amount={kind === 'offline' ? undefined : amounts?.[kind]} />
            <div className={styles.action}>
              <Action kind={kind} amount={amounts?.[kind]} onAsk={setAsked} />
            </div>
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <button type="button" className="button button--secondary" onClick={() => setAsked('all')}>
          <Translate id="settings.StoredData.deleteAll" description="Button: delete everything, after asking">
            Xóa tất cả
          </Translate>
        </button>
      </p>
      <p className={styles.report} role="status">
        {report === 'deleted' && (
          <span>
            <Translate id="settings.StoredData.deleted" description="Report: the chosen data were deleted">
              Đã xóa.
            </Translate>
          </span>
        )}
        {report === 'failed' && (
          <span>
            <Translate id="settings.StoredData.failed" description="Report: the data could not be deleted">
              Trình duyệt không cho xóa. Hãy đóng các tab khác của trang rồi thử lại.
            </Translate>
          </span>
        )}
      </p>
      {asked && (
        <AskBeforeDeleting
          isAll={asked === 'all'}
          name={asked === 'all' ? '' : kindText(asked).name}
          onDelete={() => void perform(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

function Size({ amount }: { amount: Amount | undefined }): ReactNode {
  const bytes = useByteText();
  if (!amount) return <span className={styles.size} />;
  return (
    <span className={styles.size}>
      {amount.entries === 0 ? (
        <Translate id="settings.StoredData.nothing" description="Nothing of this kind is stored">
          chưa có gì
        </Translate>
      ) : (
        bytes(Math.max(1_000, amount.bytes))
      )}
    </span>
  );
}

interface ActionProps {
  kind: DataKind;
  amount: Amount | undefined;
  onAsk: (kind: Deletable) => void;
}

function Action({ kind, amount, onAsk }: ActionProps): ReactNode {
  const hasOffline = useOfflineFeature().isOn;
  if (kind === 'progress') {
    return (
      <Link to="/dashboard#file">
        <Translate id="settings.StoredData.progress" description="Link to where the progress is exported and deleted">
          Tải về, gộp, xóa
        </Translate>
      </Link>
    );
  }
  if (kind === 'offline' && hasOffline) {
    return (
      <Link to="/settings#offline">
        <Translate id="settings.StoredData.offline" description="Link to where courses are saved and removed">
          Chọn khóa học
        </Translate>
      </Link>
    );
  }
  if (!amount || amount.entries === 0 || !isDeletable(kind)) return null;
  return (
    <button
      type="button"
      className="button button--secondary"
      onClick={() => onAsk(kind)}
      aria-label={translate(
        {
          id: 'settings.StoredData.deleteName',
          message: 'Xóa: {what}',
          description: 'Name of the button that deletes one kind of data',
        },
        { what: kindText(kind).name },
      )}
    >
      <Translate id="settings.StoredData.delete" description="Button: delete one kind of data">
        Xóa
      </Translate>
    </button>
  );
}
