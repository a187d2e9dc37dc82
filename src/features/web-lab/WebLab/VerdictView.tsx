import type { ReactNode } from 'react';
import clsx from 'clsx';
import Translate from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { ErrorMessage } from '../../lab-kit/ConsoleOutput';
import { StopMessage } from '../../lab-kit/StopMessage';
import { CheckList, Verdict } from '../../lab-kit/Verdict';
import { formatResponse } from '../core/formatResponse';
import type { CheckResult, Verdict as VerdictData } from '../core/gradePatch';
import type { LabPage } from '../core/labPage';
import { formatRequest } from '../core/rawRequest';
import server from './server.module.css';
import styles from './styles.module.css';

/** The request and response of a failure are shown up to this length. */
const MOST_CHARACTERS = 1500;

interface Props {
  lab: LabPage;
  verdict: VerdictData;
  hasAttacked: boolean;
}

/** The verdict on a patch, and why it was refused. */
export function VerdictView({ lab, verdict, hasAttacked }: Props): ReactNode {
  const { results, isAccepted, mistake, broken } = verdict;
  const failure = results.find((result) => result.failure)?.failure;
  return (
    <Verdict
      isRight={isAccepted}
      isSolved={isAccepted && hasAttacked}
      headline={<Summary verdict={verdict} lab={lab} hasAttacked={hasAttacked} />}
      mistake={mistake?.message[lab.language]}
    >
      {broken && <Broken broken={broken} />}
      {failure && <p>{failure.why[lab.language]}</p>}
    </Verdict>
  );
}

/** What a patch stopped, what still works, and the request that shows its first fault. */
export function TriedRequests({ lab, verdict: { results } }: Omit<Props, 'hasAttacked'>): ReactNode {
  const failed = results.find(({ failure }) => failure);
  return (
    <>
      {failed && <FailedCheck result={failed} />}
      <CheckList
        checks={results.map(({ id, kind, title, failure }) => ({
          id,
          hasPassed: !failure,
          said: kind === 'attack' ? <AttackState isStopped={!failure} /> : <LegitimateState isFine={!failure} />,
          title: title[lab.language],
        }))}
      />
    </>
  );
}

function Summary({ verdict: { results, isAccepted }, lab, hasAttacked }: Props): ReactNode {
  if (isAccepted) {
    return hasAttacked ? (
      <Translate id="webLab.VerdictView.solved" description="Verdict: attacked and patched">
        Đã giải: bạn tấn công được, và bản vá chặn mọi cách tấn công mà không hỏng việc nào.
      </Translate>
    ) : (
      <Translate id="webLab.VerdictView.patched" description="Verdict: patched, but not attacked yet">
        Bản vá đạt. Còn thiếu một nửa: hãy khôi phục máy chủ gốc và tự tay tấn công nó.
      </Translate>
    );
  }
  const passed = (kind: CheckResult['kind']) => results.filter((one) => one.kind === kind && !one.failure).length;
  return (
    <Translate
      id="webLab.VerdictView.refused"
      description="Verdict: the patch was refused"
      values={{
        stopped: passed('attack'),
        attacks: lab.counts.attacks,
        works: passed('legitimate'),
        legitimate: lab.counts.legitimate,
      }}
    >
      {'Chưa đạt: chặn {stopped}/{attacks} cách tấn công, giữ {works}/{legitimate} việc chính đáng.'}
    </Translate>
  );
}

function AttackState({ isStopped }: { isStopped: boolean }): ReactNode {
  return isStopped ? (
    <Translate id="webLab.VerdictView.stopped" description="Before the title of an attack that the patch stops">
      Đã chặn:
    </Translate>
  ) : (
    <Translate id="webLab.VerdictView.open" description="Before the title of an attack that still works">
      Vẫn được:
    </Translate>
  );
}

function LegitimateState({ isFine }: { isFine: boolean }): ReactNode {
  return isFine ? (
    <Translate id="webLab.VerdictView.works" description="Before the title of a legitimate request that works">
      Vẫn chạy:
    </Translate>
  ) : (
    <Translate id="webLab.VerdictView.fails" description="Before the title of a legitimate request that fails">
      Bị hỏng:
    </Translate>
  );
}

function FailedCheck({ result: { failure } }: { result: CheckResult }): ReactNode {
  if (!failure) return null;
  return (
    <div className={clsx(server.failure, server.tried)}>
      <pre className={styles.plain}>{formatRequest(failure.exchange.request).slice(0, MOST_CHARACTERS)}</pre>
      <pre className={styles.plain}>{formatResponse(failure.exchange.response).slice(0, MOST_CHARACTERS)}</pre>
      <p className={styles.quiet}>
        <Translate id="webLab.VerdictView.newWorld" description="Below the request that shows a patch's fault">
          Người dùng và mã số ở đây khác với ở trên: mỗi lần chấm là một thế giới mới.
        </Translate>
      </p>
    </div>
  );
}

function Broken({ broken }: { broken: NonNullable<VerdictData['broken']> }): ReactNode {
  const format = useNumberFormat(0);
  switch (broken.kind) {
    case 'unchanged':
      return (
        <p>
          <Translate id="webLab.VerdictView.unchanged" description="Verdict on code that the reader has not changed">
            Mã chưa thay đổi.
          </Translate>
        </p>
      );
    case 'long':
      return (
        <p>
          <Translate
            id="webLab.VerdictView.long"
            description="Verdict on a patch that is too long"
            values={{ length: format(broken.length), limit: format(broken.limit) }}
          >
            {'Bản vá dài {length} ký tự; giới hạn là {limit}.'}
          </Translate>
        </p>
      );
    case 'error':
      return <ErrorMessage error={broken.error} />;
    case 'stopped':
      return (
        <div className={server.failure}>
          <p>
            <StopMessage reason={broken.reason} />
          </p>
          {broken.request && (
            <pre className={styles.plain}>{formatRequest(broken.request).slice(0, MOST_CHARACTERS)}</pre>
          )}
        </div>
      );
  }
}
