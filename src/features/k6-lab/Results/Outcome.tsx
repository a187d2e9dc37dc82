import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { valueOf } from '../core/lab/measures';
import type { RunResult } from '../core/run/types';
import { ErrorLine } from './ErrorLine';
import { ProblemMessage } from './ProblemMessage';
import styles from './outcome.module.css';

interface Props {
  result: RunResult;
  script: string;
}

/** How a run ended: its exit code and what that means, thresholds with their verdict, and the main numbers. */
export function Outcome({ result, script }: Props): ReactNode {
  const { exitCode, problem, log, thresholds, isLimited } = result;
  const error = exitCode === 107 ? log.filter(({ level }) => level === 'error').at(-1) : undefined;
  return (
    <div className={styles.outcome} data-good={exitCode === 0 || undefined}>
      <p className={styles.exit}>
        <span className={styles.code}>
          <Translate id="k6Lab.Outcome.exitCode" description="Before a sentence about it" values={{ code: exitCode }}>
            {'Mã thoát {code}'}
          </Translate>
        </span>{' '}
        <ExitMeaning result={result} />
      </p>
      {problem && <ProblemMessage problem={problem} script={script} />}
      {error && <ErrorLine entry={error} script={script} />}
      {isLimited && (
        <p className={styles.note}>
          <Translate id="k6Lab.Outcome.limited" description="Shown if a run has reached the limits of the lab">
            Phòng thí nghiệm dừng ở 1 triệu lượt hoặc 2 triệu request; các con số chỉ tính đến lúc đó.
          </Translate>
        </p>
      )}
      {thresholds.length > 0 && <Thresholds result={result} />}
      {result.series.length > 0 && <Figures result={result} />}
    </div>
  );
}

function ExitMeaning({ result: { exitCode, thresholds, message } }: { result: RunResult }): ReactNode {
  switch (exitCode) {
    case 0:
      return thresholds.length > 0 ? (
        <Translate id="k6Lab.Outcome.passed" description="Exit code 0 with thresholds">
          Mọi ngưỡng đều đạt.
        </Translate>
      ) : (
        <Translate id="k6Lab.Outcome.noThresholds" description="Exit code 0 without thresholds">
          Không có ngưỡng nào được xét, nên request hỏng hay check sai không làm lần chạy thất bại.
        </Translate>
      );
    case 99:
      return (
        <Translate id="k6Lab.Outcome.crossed" description="Exit code 99">
          Có ngưỡng bị vượt, nên CI sẽ dừng ở đây.
        </Translate>
      );
    case 104:
      return (
        <Translate id="k6Lab.Outcome.configuration" description="Exit code 104">
          k6 không bắt đầu: script, tùy chọn hoặc dòng lệnh không hợp lệ.
        </Translate>
      );
    case 107:
      return (
        <Translate id="k6Lab.Outcome.exception" description="Exit code 107">
          Script ném lỗi trong phần init, setup hoặc teardown.
        </Translate>
      );
    case 108:
      return (
        <Translate
          id="k6Lab.Outcome.aborted"
          description="Exit code 108; message is what the script said"
          values={{ message: message ?? '' }}
        >
          {'Script tự dừng lần chạy: {message}'}
        </Translate>
      );
  }
}

function Thresholds({ result: { thresholds } }: { result: RunResult }): ReactNode {
  const format = useNumberFormat(3);
  return (
    <ul className={styles.thresholds}>
      {thresholds.map(({ metric, source, isMet, value }) => (
        <li key={`${metric} ${source}`} data-met={isMet || undefined}>
          <span className={styles.sign} role="img" aria-label={isMet ? metText() : crossedText()}>
            {isMet ? '✓' : '✗'}
          </span>{' '}
          <code translate="no">
            {metric}: {source}
          </code>{' '}
          <span className={styles.value}>
            <Translate
              id="k6Lab.Outcome.measured"
              description="Behind a threshold: the value that was compared"
              values={{ value: format(Number(value.toPrecision(4))) }}
            >
              {'(đo được {value})'}
            </Translate>
          </span>
        </li>
      ))}
    </ul>
  );
}

const metText = () =>
  translate({ id: 'k6Lab.Outcome.met', message: 'Đạt', description: 'Sign of a threshold that holds' });
const crossedText = () =>
  translate({ id: 'k6Lab.Outcome.notMet', message: 'Bị vượt', description: 'Sign of a threshold that was crossed' });

/** The numbers that readers look for first. */
function Figures({ result }: { result: RunResult }): ReactNode {
  const whole = useNumberFormat();
  const exact = useNumberFormat(1);
  const short = (value: number) => (value < 100 ? exact : whole)(value);
  const failed = valueOf(result, 'http_req_failed', 'rate') * 100;
  const figures: readonly (readonly [name: string, value: string])[] = [
    ['iterations', whole(valueOf(result, 'iterations', 'count'))],
    ['http_reqs', `${short(valueOf(result, 'http_reqs', 'rate'))}/s`],
    ['http_req_failed', `${exact(failed)}%`],
    ['dropped_iterations', whole(valueOf(result, 'dropped_iterations', 'count'))],
  ];
  const p95 = result.metrics.find(({ name }) => name === 'http_req_duration')?.values['p(95)'];
  return (
    <dl className={styles.figures} translate="no">
      {figures.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
      {p95 !== undefined && (
        <div>
          <dt>p(95)</dt>
          <dd>{short(p95)} ms</dd>
        </div>
      )}
    </dl>
  );
}
