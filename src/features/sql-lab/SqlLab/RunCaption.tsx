import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { LabButton } from '../../lab-kit/LabButton';
import { hasNoStatement } from '../core/resultPage';
import { SYSTEM_NAMES } from '../systemNames';
import type { SqlRun } from '../useSqlRun';
import { useMegabytes } from '../useMegabytes';
import styles from './styles.module.css';

interface Props {
  run: SqlRun;
  onConsent: () => void;
}

/** With less memory than this, in gigabytes, PostgreSQL is known to fail. */
const ENOUGH_MEMORY = 2;

function isWeakDevice(): boolean {
  const { deviceMemory } = navigator as Navigator & { deviceMemory?: number };
  return deviceMemory !== undefined && deviceMemory < ENOUGH_MEMORY;
}

/** The state of the reader's run: a question, the engine's download progress, or the duration. */
export function RunCaption({ run, onConsent }: Props): ReactNode {
  switch (run.phase) {
    case 'idle':
      return null;
    case 'asking':
      return <Question run={run} onConsent={onConsent} />;
    case 'running':
      return run.progress ? (
        <Download run={run} />
      ) : (
        <Translate
          id="sqlLab.Caption.running"
          description="Status while SQL runs"
          values={{ engine: SYSTEM_NAMES[run.engine] }}
        >
          {'{engine} đang chạy…'}
        </Translate>
      );
    case 'done':
      return <Done run={run} />;
  }
}

function Question({ run, onConsent }: { run: SqlRun; onConsent: () => void }): ReactNode {
  const megabytes = useMegabytes();
  const size = megabytes(run.bytes ?? 0);
  return (
    <span className={styles.question}>
      <span>
        <Translate id="sqlLab.Caption.ask" description="Before the engine PostgreSQL is fetched">
          PostgreSQL chưa có trên máy này. Bạn chỉ cần tải một lần, sau đó dùng được cả khi không có mạng.
        </Translate>
        {isWeakDevice() && (
          <>
            {' '}
            <Translate
              id="sqlLab.Caption.weak"
              description="Warning before PostgreSQL is fetched on a device with little memory"
            >
              Thiết bị này ít bộ nhớ, PostgreSQL có thể không khởi động được.
            </Translate>
          </>
        )}
      </span>
      <LabButton kind="run" onClick={onConsent}>
        <Translate
          id="sqlLab.Caption.fetch"
          description="Button: fetch PostgreSQL and run; the size is in megabytes"
          values={{ size }}
        >
          {'Tải {size} và chạy'}
        </Translate>
      </LabButton>
    </span>
  );
}

function Download({ run }: { run: SqlRun }): ReactNode {
  const megabytes = useMegabytes();
  const { loaded, total } = run.progress ?? { loaded: 0, total: 1 };
  const isComplete = loaded >= total;
  return (
    <span className={styles.download}>
      <progress className={styles.progress} value={loaded} max={total} />
      <span>
        {isComplete ? (
          <Translate
            id="sqlLab.Caption.starting"
            description="Status: the engine is fetched and starts"
            values={{ engine: SYSTEM_NAMES[run.engine] }}
          >
            {'{engine} đang khởi động…'}
          </Translate>
        ) : (
          <Translate
            id="sqlLab.Caption.progress"
            description="Status while an engine is fetched"
            values={{ loaded: megabytes(loaded), total: megabytes(total) }}
          >
            {'Đã tải {loaded} trên {total}'}
          </Translate>
        )}
      </span>
    </span>
  );
}

function Done({ run }: { run: SqlRun }): ReactNode {
  const elapsed = run.execution?.elapsedMs ?? 0;
  const number = useNumberFormat(elapsed < 10 ? 1 : 0);
  if (run.execution && hasNoStatement(run.execution)) {
    return (
      <Translate id="sqlLab.Caption.nothing" description="Status after a run of a text without any statement">
        Không có câu lệnh nào để chạy: chỉ có chú thích, dấu cách hoặc dấu chấm phẩy
      </Translate>
    );
  }
  const values = { engine: SYSTEM_NAMES[run.engine], ms: number(elapsed) };
  return run.execution?.ok ? (
    <Translate id="sqlLab.Caption.done" description="Status after a run: engine and milliseconds" values={values}>
      {'Bạn vừa chạy trên {engine}: {ms} ms'}
    </Translate>
  ) : (
    <Translate id="sqlLab.Caption.failed" description="Status after a run that failed" values={values}>
      {'Bạn vừa chạy trên {engine}: có lỗi'}
    </Translate>
  );
}
