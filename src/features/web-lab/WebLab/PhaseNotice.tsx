import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { ErrorMessage } from '../../code-lab/ConsoleOutput';
import { LabButton } from '../../code-lab/LabButton';
import { StopMessage, UnavailableMessage } from '../../code-lab/StopMessage';
import type { LabPage } from '../core/labPage';
import { ServerBroken } from '../core/labServer';
import type { LabSession, SessionSnapshot } from '../core/LabSession';
import styles from './styles.module.css';

interface Props {
  lab: LabPage;
  session: LabSession;
  snapshot: SessionSnapshot;
}

/** What stands in place of a page while no server runs, and a button that starts it again. */
export function PhaseNotice({ lab, session, snapshot: { phase, problem } }: Props): ReactNode {
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
