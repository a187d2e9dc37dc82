import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { Running } from '../../lab-kit/LabBar';
import { StopMessage, UnavailableMessage } from '../../lab-kit/StopMessage';
import { clockText } from '../core/lab/chartData';
import { SILENCE_LIMIT_MS } from '../frame/messages';
import type { LabRun } from './useRun';
import styles from './controls.module.css';

interface Props {
  run: LabRun;
  /** Whether the script, the command line or the server was changed after the run. */
  isStale: boolean;
}

/** Counts virtual time; not announced, because it changes all the time. */
export function Clock({ seconds, iterations }: { seconds: number; iterations: number }): ReactNode {
  const format = useNumberFormat();
  return (
    <span className={styles.clock} aria-hidden="true">
      <Translate
        id="k6Lab.RunStatus.clock"
        description="While a test runs: virtual time and iterations"
        values={{ time: clockText(Math.round(seconds)), iterations: format(iterations) }}
      >
        {'{time}, {iterations} lượt'}
      </Translate>
    </span>
  );
}

/** What the lab does, beside its buttons. */
export function RunStatus({ run: { phase, reason, result }, isStale }: Props): ReactNode {
  switch (phase) {
    case 'idle':
      return null;
    case 'running':
      return <Running />;
    case 'halted':
      return (
        <Translate id="k6Lab.RunStatus.halted" description="Status after the reader has stopped a test">
          Bạn đã dừng lần chạy.
        </Translate>
      );
    case 'unavailable':
      return <UnavailableMessage />;
    case 'stopped':
      return reason === 'time' ? (
        <Translate
          id="k6Lab.RunStatus.endless"
          description="Status after a script without an end was stopped"
          values={{ seconds: SILENCE_LIMIT_MS / 1000 }}
        >
          {'Đã dừng: script chạy {seconds} giây mà thời gian ảo không trôi. Có vòng lặp nào không có điểm dừng không?'}
        </Translate>
      ) : (
        <StopMessage reason={reason ?? 'lost'} />
      );
    case 'done':
      if (isStale) {
        return (
          <Translate id="k6Lab.RunStatus.stale" description="Status after a change: the results are of the run before">
            Bạn đã sửa; kết quả dưới đây là của lần chạy trước.
          </Translate>
        );
      }
      return (
        <Translate
          id="k6Lab.RunStatus.done"
          description="Status after a test, with its length in virtual time and its exit code"
          values={{ time: clockText(Math.round((result?.seconds ?? 0) * 10) / 10), code: result?.exitCode ?? 0 }}
        >
          {'Xong: {time} thời gian ảo, mã thoát {code}.'}
        </Translate>
      );
  }
}
