import { useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { importProgress, MAX_FILE_BYTES, type ImportResult } from '../core/importProgress';
import { downloadProgress } from '../downloadText';
import { progressStore } from '../progressStore';
import { ResetDialog } from './ResetDialog';
import styles from './styles.module.css';

type Report = ImportResult | { readonly ok: false; readonly reason: 'tooLarge' | 'unreadable' } | 'reset';

async function importFile(file: File): Promise<Report> {
  if (file.size > MAX_FILE_BYTES) return { ok: false, reason: 'tooLarge' };
  try {
    const result = importProgress(progressStore.getSnapshot().progress, await file.text());
    if (result.ok) progressStore.update(() => result.progress);
    return result;
  } catch {
    // The file no longer exists or cannot be read.
    return { ok: false, reason: 'unreadable' };
  }
}

/** Exports the progress as a file, merges another file into it, or deletes it. */
export function ProgressTools(): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [report, setReport] = useState<Report>();
  const [isAsking, setAsking] = useState(false);

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The input is cleared afterwards, so that the same file can be chosen again after it was fixed.
    const imported = file && (await importFile(file));
    target.value = '';
    if (imported) setReport(imported);
  };
  const reset = () => {
    progressStore.reset();
    setReport('reset');
  };

  return (
    <div className={styles.tools}>
      <p className={styles.where}>
        <Translate id="progress.ProgressTools.where" description="Where the progress is kept">
          Tiến độ chỉ được lưu trên máy này, không gửi đi đâu. Muốn học tiếp trên máy khác, hãy tải tệp về rồi gộp ở máy
          đó.
        </Translate>
      </p>
      <div className={styles.buttons}>
        <button type="button" className="button button--secondary" onClick={downloadProgress}>
          <Translate id="progress.ProgressTools.export" description="Button: save the progress as a file">
            Tải tệp tiến độ về
          </Translate>
        </button>
        <button type="button" className="button button--secondary" onClick={() => input.current?.click()}>
          <Translate id="progress.ProgressTools.import" description="Button: choose a progress file and join it">
            Gộp tệp tiến độ
          </Translate>
        </button>
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          hidden
          onChange={(event) => void choose(event)}
          aria-label={translate({
            id: 'progress.ProgressTools.file',
            message: 'Tệp tiến độ',
            description: 'Name of the field that takes a progress file',
          })}
        />
        <button type="button" className="button button--secondary" onClick={() => setAsking(true)}>
          <Translate id="progress.ProgressTools.reset" description="Button: delete all progress, after asking">
            Xóa tiến độ
          </Translate>
        </button>
      </div>
      <p className={styles.report} role="status">
        {report && <ReportText report={report} />}
      </p>
      {isAsking && <ResetDialog onReset={reset} onClose={() => setAsking(false)} />}
    </div>
  );
}

function ReportText({ report }: { report: Report }): ReactNode {
  if (report === 'reset') {
    return (
      <Translate id="progress.ProgressTools.wasReset" description="Report: the progress was deleted">
        Đã xóa tiến độ trên máy này.
      </Translate>
    );
  }
  if (!report.ok) return <Refusal reason={report.reason} />;
  const { added, damaged } = report;
  const isNew = added.lessons + added.exercises + added.answers > 0;
  return (
    <>
      {isNew ? (
        <Translate
          id="progress.ProgressTools.imported"
          description="Report: what a progress file has added"
          values={{ ...added }}
        >
          {'Đã gộp. Có thêm: {lessons} bài đã đọc, {exercises} bài tập đã giải, {answers} câu trắc nghiệm.'}
        </Translate>
      ) : (
        <Translate id="progress.ProgressTools.nothingNew" description="Report: a progress file has added nothing">
          Đã gộp. Tệp không có gì mới so với máy này.
        </Translate>
      )}
      {damaged !== 0 && (
        <>
          {' '}
          <Translate
            id="progress.ProgressTools.skipped"
            description="Report: entries of a file that were damaged"
            values={{ count: damaged }}
          >
            {'Số mục hỏng bị bỏ qua: {count}.'}
          </Translate>
        </>
      )}
    </>
  );
}

function Refusal({ reason }: { reason: 'foreign' | 'newer' | 'tooLarge' | 'unreadable' }): ReactNode {
  switch (reason) {
    case 'foreign':
      return (
        <Translate id="progress.ProgressTools.foreign" description="Report: the chosen file is no progress file">
          Đây không phải tệp tiến độ của trang này. Không có gì thay đổi.
        </Translate>
      );
    case 'newer':
      return (
        <Translate id="progress.ProgressTools.newer" description="Report: the file is of a newer edition of the site">
          Tệp này do một bản mới hơn của trang tạo ra. Hãy tải lại trang rồi thử lại. Không có gì thay đổi.
        </Translate>
      );
    case 'tooLarge':
      return (
        <Translate id="progress.ProgressTools.tooLarge" description="Report: the chosen file is too large">
          Tệp lớn hơn 500 kB nên không phải tệp tiến độ. Không có gì thay đổi.
        </Translate>
      );
    case 'unreadable':
      return (
        <Translate id="progress.ProgressTools.unreadable" description="Report: the chosen file could not be opened">
          Không mở được tệp. Không có gì thay đổi.
        </Translate>
      );
  }
}
