import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { ErrorMessage } from '../../lab-kit/ConsoleOutput';
import { LabButton } from '../../lab-kit/LabButton';
import { StopMessage, UnavailableMessage } from '../../lab-kit/StopMessage';
import type { LabPage } from '../core/labPage';
import { ServerBroken } from '../core/labServer';
import type { LabSession, SessionSnapshot } from '../core/LabSession';
import { isStartedByHand } from './useSession';
import styles from './styles.module.css';

interface Props {
  lab: LabPage;
  session: LabSession;
  snapshot: SessionSnapshot;
}

/** What stands in place of a page while no server runs, and a button that starts it again. */
export function PhaseNotice({ lab, session, snapshot: { phase, problem } }: Props): ReactNode {
  if (phase === 'off' && isStartedByHand(lab)) {
    return (
      <div className={styles.quiet}>
        <p>
          <Translate
            id="webLab.PhaseNotice.large"
            description="Shown before the server of a lab with a large engine starts"
          >
            Máy chủ này dùng một bộ máy thật. Lần đầu khởi động, trang tải thêm khoảng 0,4 MB.
          </Translate>
        </p>
        <LabButton kind="run" onClick={() => void session.start(lab.server, 'original')}>
          <Translate id="webLab.PhaseNotice.start" description="Button: start the server of a lab">
            Khởi động máy chủ
          </Translate>
        </LabButton>
      </div>
    );
  }
  if (phase === 'off' || phase === 'starting' || phase === 'ready') {
    return (
      <p className={styles.quiet}>
        <Translate id="webLab.PhaseNotice.starting" description="Shown while the server of a lab starts">
          Máy chủ đang khởi động…
        </Translate>
      </p>
    );
  }
  return (
    <div className={styles.quiet}>
      {phase === 'unavailable' && (
        <p>
          <UnavailableMessage />
        </p>
      )}
      {problem instanceof ServerBroken && <ErrorMessage error={problem.error} />}
      {problem && !(problem instanceof ServerBroken) && (
        <p>
          <StopMessage reason={problem.reason} />
        </p>
      )}
      <LabButton kind="reset" onClick={() => void session.start(lab.server, 'original')}>
        <Translate id="webLab.PhaseNotice.restart" description="Button: start the original server again">
          Khởi động máy chủ gốc
        </Translate>
      </LabButton>
    </div>
  );
}
