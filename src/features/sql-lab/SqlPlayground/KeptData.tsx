import { useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { LabButton } from '../../lab-kit/LabButton';
import { useByteText } from '../../offline/useByteText';
import { StartAgainDialog } from './StartAgainDialog';
import type { Kept, KeepTrouble, PutAside } from './ownDataState';
import type { OwnDatabaseState } from './useOwnDatabase';
import styles from './styles.module.css';

interface Props {
  own: OwnDatabaseState;
  /** Name of the dataset that the lab is reset to. */
  datasetName: string;
  /** Saves the database as a file; undefined when the current engine has nothing to save. */
  onSave: (() => void) | undefined;
}

/** Says how much data is saved on the device, or why it is not, and offers ways to delete it. */
export function KeptData({ own, datasetName, onSave }: Props): ReactNode {
  const [isAsking, setAsking] = useState(false);
  const { kept, isKeeping, trouble, putAside, hasPrevious } = own;
  return (
    <>
      <LabButton onClick={() => (own.isChanged ? setAsking(true) : own.restore())}>
        <Translate id="sqlLab.DataBar.restore" description="Button: the data as they were loaded">
          Khôi phục dữ liệu
        </Translate>
      </LabButton>
      {trouble === 'otherTab' && (
        <>
          <LabButton onClick={own.takeTheirs}>
            <Translate id="sqlLab.KeptData.takeTheirs" description="Button: the data that another tab has kept">
              Lấy dữ liệu của tab kia
            </Translate>
          </LabButton>
          <LabButton onClick={() => void own.keepMine()}>
            <Translate id="sqlLab.KeptData.keepMine" description="Button: write over what another tab has kept">
              Lưu đè bằng dữ liệu của tab này
            </Translate>
          </LabButton>
        </>
      )}
      {hasPrevious && (
        <LabButton onClick={own.takePrevious}>
          <Translate id="sqlLab.KeptData.takePrevious" description="Button: the data before a file was opened">
            Lấy lại dữ liệu trước khi mở tệp
          </Translate>
        </LabButton>
      )}
      {own.openAside && (
        <LabButton onClick={() => void own.openAside?.()}>
          <Translate id="sqlLab.KeptData.openAside" description="Button: try again to open data that were set aside">
            Thử mở lại bản cất riêng
          </Translate>
        </LabButton>
      )}
      <div role="status" className={styles.notice}>
        {putAside && <PutAsideNotice reason={putAside} />} {trouble && <Trouble trouble={trouble} />}{' '}
        {isKeeping ? (
          <span>
            <Translate id="sqlLab.KeptData.keeping" description="Changed data are about to be kept on the device">
              Đang lưu thay đổi…
            </Translate>
          </span>
        ) : (
          kept && <KeptNotice kept={kept} />
        )}
      </div>
      {isAsking && (
        <StartAgainDialog
          datasetName={datasetName}
          bytes={kept?.bytes}
          hasFiles={own.files.length > 0}
          onSave={onSave}
          onRestore={own.restore}
          onStartAgain={own.startAgain}
          onClose={() => setAsking(false)}
        />
      )}
    </>
  );
}

function KeptNotice({ kept: { bytes, savedAt } }: { kept: Kept }): ReactNode {
  const size = useByteText();
  const { currentLocale } = useDocusaurusContext().i18n;
  const time = new Intl.DateTimeFormat(currentLocale, { dateStyle: 'short', timeStyle: 'short' }).format(savedAt);
  return (
    <Translate
      id="sqlLab.KeptData.kept"
      description="The changed data are kept on the device; the size is for example 160 kB"
      values={{ size: size(bytes), time }}
    >
      {'Dữ liệu bạn đã đổi được lưu trên máy này: {size}, lúc {time}.'}
    </Translate>
  );
}

function PutAsideNotice({ reason }: { reason: PutAside }): ReactNode {
  switch (reason) {
    case 'newer':
      return (
        <Translate id="sqlLab.KeptData.newer" description="The kept data are of a newer edition of the site">
          Dữ liệu đã lưu thuộc một bản mới hơn của trang, nên bản này không đọc được. Nó được cất riêng trên máy này;
          phòng thí nghiệm bắt đầu lại từ dữ liệu gốc.
        </Translate>
      );
    case 'damaged':
      return (
        <Translate id="sqlLab.KeptData.damaged" description="The kept data cannot be read">
          Dữ liệu đã lưu bị hỏng nên không mở được. Bản hỏng được cất riêng trên máy này; phòng thí nghiệm bắt đầu lại
          từ dữ liệu gốc.
        </Translate>
      );
    case 'earlier':
      return (
        <Translate id="sqlLab.KeptData.earlier" description="Data that could not be read in an earlier visit">
          Máy này còn cất riêng dữ liệu mà một lần trước không mở được.
        </Translate>
      );
  }
}

function Trouble({ trouble }: { trouble: KeepTrouble }): ReactNode {
  switch (trouble) {
    case 'transaction':
      return (
        <Translate id="sqlLab.KeptData.transaction" description="Changes that are not committed cannot be kept">
          Một giao dịch đang mở: thay đổi của nó chỉ được lưu sau khi bạn COMMIT.
        </Translate>
      );
    case 'failedTransaction':
      return (
        <Translate
          id="sqlLab.KeptData.failedTransaction"
          description="After an error in a transaction of PostgreSQL, it can only be rolled back"
        >
          Giao dịch đang mở đã hỏng vì có câu lệnh bị lỗi: chỉ còn cách ROLLBACK, và thay đổi của nó sẽ mất.
        </Translate>
      );
    case 'otherTab':
      return (
        <Translate id="sqlLab.KeptData.otherTab" description="Another tab has changed what is kept">
          Một tab khác đã đổi dữ liệu được lưu. Tab này chưa lưu đè gì; bạn hãy chọn giữ dữ liệu của tab nào.
        </Translate>
      );
    case 'unanswered':
      return (
        <Translate
          id="sqlLab.KeptData.unanswered"
          description="The browser's storage did not answer when the kept data were to be read"
        >
          Bộ nhớ của trình duyệt không trả lời nên trang chưa đọc được dữ liệu đã lưu; phòng thí nghiệm tạm chạy trên dữ
          liệu gốc. Dữ liệu đã lưu, nếu có, vẫn còn: hãy tải lại trang để thử lại.
        </Translate>
      );
    case 'full':
      return (
        <Translate id="sqlLab.KeptData.full" description="No room is left on the device for the changed data">
          Máy hết chỗ nên chưa lưu được thay đổi mới nhất. Bạn vẫn dùng tiếp được; muốn giữ, hãy lưu thành tệp trước khi
          rời trang.
        </Translate>
      );
    case 'blocked':
      return (
        <Translate id="sqlLab.KeptData.blocked" description="The browser lets the page keep nothing">
          Trình duyệt không cho trang này lưu dữ liệu. Bạn vẫn dùng tiếp được; muốn giữ, hãy lưu thành tệp trước khi rời
          trang.
        </Translate>
      );
  }
}
