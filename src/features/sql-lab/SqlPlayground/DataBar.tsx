import { useId, useRef, useState, type ChangeEvent, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { LabButton } from '../../lab-kit/LabButton';
import { downloadError } from '../core/files/fetchFailure';
import { PLAYGROUND_DATASETS, type PlaygroundDataset } from '../core/playground/playground';
import type { CsvPreview } from '../core/csv/readCsv';
import type { EngineName } from '../core/types';
import type { OwnDatabase } from '../worker/pageLab';
import { CsvLimits } from './CsvNotice/CsvLimits';
import { CsvReview } from './CsvReview';
import { FileNotice } from './FileNotice';
import { KeptData } from './KeptData';
import { saveFile } from './saveFile';
import type { FileProblem } from './ownFiles';
import type { Opened } from './ownDataState';
import type { OwnDatabaseState } from './useOwnDatabase';
import { loadPageLab } from '../worker/loadLab';
import button from '../../lab-kit/LabButton/styles.module.css';
import styles from './styles.module.css';

interface Props {
  own: OwnDatabaseState;
  dataset: PlaygroundDataset;
  engine: EngineName;
  /** Whether the engine has something to save and may be started for it. */
  canSave: boolean;
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

type Exported = { readonly file: Uint8Array<ArrayBuffer> } | { readonly problem: FileProblem };

/** Exports the database as a file; returns the problem if that fails. */
async function exported(engine: EngineName, database: OwnDatabase): Promise<Exported> {
  try {
    const { exportOwn, keepOwn, runOnOwn } = await loadPageLab();
    if (engine === 'postgres') {
      // The engine may have been stopped since the last run; this query restarts it from the saved data.
      await runOnOwn(engine, database, 'SELECT 1');
      const answer = await keepOwn(engine, database);
      return typeof answer === 'object' ? { file: answer.bytes } : { problem: { kind: 'transaction' } };
    }
    const answer = await exportOwn(database);
    if ('error' in answer)
      return {
        problem: { kind: 'engine', error: answer.error, fate: answer.isRestored ? 'restored' : 'kept' },
      };
    return { file: answer.file ?? new Uint8Array() };
  } catch (error) {
    return { problem: { kind: 'engine', error: downloadError(error), fate: 'kept' } };
  }
}

/**
 * The data that the queries run on: a dataset of the site or the reader's own files, with ways to restore and save
 * them.
 */
export function DataBar({ own, dataset, engine, canSave, onChoose, onOpened }: Props): ReactNode {
  const choiceId = useId();
  const [problem, setProblem] = useState<FileProblem>();
  const [reading, setReading] = useState<string>();
  const [review, setReview] = useState<{ readonly file: File; readonly preview: CsvPreview }>();
  const fileField = useRef<HTMLInputElement>(null);

  const take = (file: File, opened: Opened) => {
    if (!opened) return;
    setProblem('problem' in opened ? opened.problem : undefined);
    if ('preview' in opened) setReview({ file, preview: opened.preview });
    // A problem with another delimiter leaves the question open.
    else if ('database' in opened || review?.file !== file) setReview(undefined);
    if ('database' in opened) onOpened(opened.database);
  };
  const readWith = async (file: File, read: () => Promise<Opened>) => {
    setReading(file.name);
    const opened = await read();
    setReading((newest) => (newest === file.name ? undefined : newest));
    take(file, opened);
  };
  const handleFile = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    if (!file) return;
    setReview(undefined);
    await readWith(file, () => own.open(file));
    // Cleared, so that the same file can be chosen again after it has been corrected.
    target.value = '';
  };
  const leaveReview = () => {
    setReview(undefined);
    setProblem(undefined);
    fileField.current?.focus();
  };
  const save = async () => {
    const saved = await exported(engine, await own.usable(engine));
    setProblem('problem' in saved ? saved.problem : undefined);
    if (!('file' in saved)) return;
    if (engine === 'sqlite') saveFile(`${dataset}.sqlite`, 'application/vnd.sqlite3', saved.file);
    else saveFile(`${dataset}-postgres.tar.gz`, 'application/gzip', saved.file);
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
          onChange={({ target: { value } }) => {
            setReview(undefined);
            onChoose(value as PlaygroundDataset);
          }}
        >
          {PLAYGROUND_DATASETS.map((id) => (
            <option key={id} value={id}>
              {datasetName(id)}
            </option>
          ))}
        </select>
      </div>
      <span className={styles.file}>
        <input
          ref={fileField}
          id={`${choiceId}-file`}
          type="file"
          className={styles.spoken}
          accept=".sqlite,.sqlite3,.db,.csv,.tsv,.txt,text/csv"
          aria-describedby={`${choiceId}-limits`}
          onChange={(event) => void handleFile(event)}
        />
        <label className={button.button} htmlFor={`${choiceId}-file`}>
          <Translate id="sqlLab.DataBar.open" description="Button: open a file of the reader's own">
            Mở tệp .sqlite hoặc CSV
          </Translate>
        </label>
      </span>
      {canSave && (
        <LabButton onClick={() => void save()}>
          {engine === 'sqlite' ? (
            <Translate id="sqlLab.DataBar.save" description="Button: save the database as a file">
              Lưu thành .sqlite
            </Translate>
          ) : (
            <Translate
              id="sqlLab.DataBar.savePostgres"
              description="Button: save PostgreSQL's data directory as a file"
            >
              Lưu thư mục dữ liệu (.tar.gz)
            </Translate>
          )}
        </LabButton>
      )}
      <KeptData own={own} datasetName={datasetName(dataset)} onSave={canSave ? () => void save() : undefined} />
      <p id={`${choiceId}-limits`} className={styles.notice}>
        <CsvLimits />
      </p>
      <div role="status" className={styles.notice}>
        <FileNotice reading={reading} problem={problem} files={own.files} />
      </div>
      {review && (
        <CsvReview
          file={review.file.name}
          preview={review.preview}
          isBusy={reading !== undefined}
          onDelimiter={(delimiter) => void readWith(review.file, () => own.open(review.file, delimiter))}
          onImport={(choices) => {
            fileField.current?.focus();
            void readWith(review.file, () => own.importCsv(review.file, choices));
          }}
          onCancel={leaveReview}
        />
      )}
    </div>
  );
}
