import { useId, useState, type ChangeEvent, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { PLAYGROUND_DATASETS, type PlaygroundDataset } from '../core/playground';
import type { OwnDatabase } from '../worker/pageLab';
import { saveFile } from './saveFile';
import type { FileProblem, OwnDatabaseState } from './useOwnDatabase';
import { loadPageLab } from '../worker/loadLab';
import styles from './styles.module.css';

interface Props {
  own: OwnDatabaseState;
  dataset: PlaygroundDataset;
  /** Whether the engine that runs can write a file. */
  canExport: boolean;
  onChoose: (dataset: PlaygroundDataset) => void;
  onOpened: (database: OwnDatabase) => void;
}

function datasetName(dataset: PlaygroundDataset): string {
  return dataset === 'nha_sach'
    ? translate({
        id: 'sqlLab.DataBar.nhaSach',
        message: 'nha_sach: nhà sách của khóa học',
        description: 'Choice of data in the free lab: the bookshop of the course',
      })
    : translate({
        id: 'sqlLab.DataBar.empty',
        message: 'Cơ sở dữ liệu trống',
        description: 'Choice of data in the free lab: an empty database',
      });
}

/** What the queries run on: a dataset of the site, files of the reader's own, and ways to restore and keep them. */
export function DataBar({ own, dataset, canExport, onChoose, onOpened }: Props): ReactNode {
  const choiceId = useId();
  const [problem, setProblem] = useState<FileProblem>();

  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    const opened = await own.open(file);
    // The same file can be chosen again after it was mended.
    target.value = '';
    setProblem('problem' in opened ? opened.problem : undefined);
    if ('database' in opened) onOpened(opened.database);
  };
  const save = async () => {
    const { exportOwn } = await loadPageLab();
    const bytes = await exportOwn(own.database);
    if (bytes) saveFile(`${dataset}.sqlite`, 'application/vnd.sqlite3', bytes);
  };

  return (
    <div className={styles.data}>
      <div className={styles.choice}>
        <label className={styles.label} htmlFor={choiceId}>
          <Translate id="sqlLab.DataBar.data" description="Label of the choice of data in the free lab">
            Dữ liệu
          </Translate>
        </label>
        <select
          id={choiceId}
          className={styles.field}
          value={dataset}
          onChange={({ target: { value } }) => onChoose(value as PlaygroundDataset)}
        >
          {PLAYGROUND_DATASETS.map((id) => (
            <option key={id} value={id}>
              {datasetName(id)}
            </option>
          ))}
        </select>
      </div>
      <div className={styles.actions}>
        <span className={styles.file}>
          <input
            id={`${choiceId}-file`}
            type="file"
            className={styles.spoken}
            accept=".sqlite,.sqlite3,.db,.csv,.tsv,.txt,text/csv"
            onChange={(event) => void handleFile(event)}
          />
          <label className={styles.plainButton} htmlFor={`${choiceId}-file`}>
            <Translate id="sqlLab.DataBar.open" description="Button: open a file of the reader's own">
              Mở tệp .sqlite hoặc CSV
            </Translate>
          </label>
        </span>
        <button type="button" className={styles.plainButton} onClick={own.restore}>
          <Translate id="sqlLab.DataBar.restore" description="Button: the data as they were loaded">
            Khôi phục dữ liệu
          </Translate>
        </button>
        {canExport && (
          <button type="button" className={styles.plainButton} onClick={() => void save()}>
            <Translate id="sqlLab.DataBar.save" description="Button: save the database as a file">
              Lưu thành .sqlite
            </Translate>
          </button>
        )}
      </div>
      <p role="status" className={styles.notice}>
        {problem === 'size' && (
          <Translate id="sqlLab.DataBar.tooLarge" description="The reader's file is too large">
            Tệp lớn hơn 20 MB nên trang này không mở được.
          </Translate>
        )}
        {problem === 'content' && (
          <Translate id="sqlLab.DataBar.unreadable" description="The reader's file cannot be read">
            Không đọc được tệp này dưới dạng SQLite hay CSV. Dữ liệu vẫn như trước.
          </Translate>
        )}
        {!problem && own.files.length > 0 && (
          <Translate
            id="sqlLab.DataBar.files"
            description="The files of the reader's that are open; they stay on the device"
            values={{ files: own.files.map(({ name, table }) => (table ? `${name} → ${table}` : name)).join(', ') }}
          >
            {'Đang mở: {files}. Tệp chỉ nằm trong trang này, chạy bằng SQLite và không được gửi đi đâu.'}
          </Translate>
        )}
      </p>
    </div>
  );
}
