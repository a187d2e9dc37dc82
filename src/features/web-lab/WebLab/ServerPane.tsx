import { useState, useSyncExternalStore, type ReactNode } from 'react';
import { createStorageSlot, useQueryString } from '@docusaurus/theme-common';
import Translate, { translate } from '@docusaurus/Translate';
import { CodeEditor } from '@site/src/components/CodeEditor';
import { useRememberedText } from '@site/src/components/CodeEditor/useRememberedText';
import { labName, SHARED, sharedLab } from '@site/src/core/sharedState';
import { Fold } from '../../lab-kit/Fold';
import { LabBar } from '../../lab-kit/LabBar';
import { LabButton } from '../../lab-kit/LabButton';
import { LabNote } from '../../lab-kit/LabNote';
import { ShareButton } from '../../lab-kit/ShareButton';
import { SharedNotice } from '../../lab-kit/SharedNotice';
import { UnavailableMessage } from '../../lab-kit/StopMessage';
import { Judging } from '../../lab-kit/Verdict';
import type { Grading } from '../../lab-kit/Verdict/useGrading';
import type { Verdict } from '../core/gradePatch';
import type { LabPage } from '../core/labPage';
import type { LabSession, SessionSnapshot } from '../core/LabSession';
import { patchKey } from './useSession';
import { VerdictView } from './VerdictView';
import server from './server.module.css';
import styles from './styles.module.css';

interface Props {
  lab: LabPage;
  session: LabSession;
  snapshot: SessionSnapshot;
  grading: Grading<string, Verdict>;
  hasAttacked: boolean;
}

/** The server's code: folded until the reader asks or has won, then a patch to write, run and have judged. */
export function ServerPane(props: Props): ReactNode {
  const [isAsked, setAsked] = useState(false);
  const hasPatch = useHasPatch(props.lab.id);
  const [link] = useQueryString(SHARED);
  const isShared = sharedLab(link) === labName(patchKey(props.lab.id));
  if (isAsked || hasPatch || isShared || props.hasAttacked) return <PatchEditor {...props} />;
  return (
    <div className={server.locked}>
      <p>
        <Translate id="webLab.ServerPane.locked" description="Shown in place of the server's code before the attack">
          Kẻ tấn công không thấy mã này. Thử tấn công trước; tấn công xong, mã tự mở để bạn vá.
        </Translate>
      </p>
      <LabButton kind="edit" onClick={() => setAsked(true)}>
        <Translate id="webLab.ServerPane.ask" description="Button: show the server's code before the attack has worked">
          Mở mã nguồn ngay
        </Translate>
      </LabButton>
    </div>
  );
}

const noChanges = () => () => undefined;

/** Whether a patch was written on an earlier visit; false on the server and in the first render. */
function useHasPatch(id: string): boolean {
  return useSyncExternalStore(
    noChanges,
    () => createStorageSlot(patchKey(id)).get() !== null,
    () => false,
  );
}

function PatchEditor({ lab, session, snapshot, grading, hasAttacked }: Props): ReactNode {
  const { editor, text, remember, reset, shared } = useRememberedText(patchKey(lab.id), lab.server);
  const { phase, grade, clear } = grading;

  const code = () => editor.current?.text() ?? lab.server;
  const startOver = () => {
    reset();
    clear();
    if (snapshot.version === 'patch') void session.start(lab.server, 'original');
  };
  return (
    <div className={server.server}>
      <LabNote>
        {hasAttacked ? (
          <Translate id="webLab.ServerPane.patch" description="Above the server's code, after the attack has worked">
            Tấn công đã thành công. Giờ hãy sửa mã cho đến khi mọi cách tấn công bị chặn.
          </Translate>
        ) : (
          <Translate id="webLab.ServerPane.open" description="Above the server's code, before the attack has worked">
            Bạn đang xem mã mà kẻ tấn công không có. Bài chỉ tính là giải xong khi bạn cũng tấn công được.
          </Translate>
        )}
      </LabNote>
      <SharedNotice shared={shared} />
      <CodeEditor
        ref={editor}
        initial={lab.server}
        language="js"
        label={translate({
          id: 'webLab.ServerPane.code',
          message: 'Mã máy chủ, sửa được; Ctrl+Enter để chấm',
          description: "Name of the field with the server's code",
        })}
        onChange={remember}
        onSubmit={() => void grade(code())}
      />
      <LabBar
        className={styles.actions}
        tools={text !== lab.server && <ShareButton link={shared.link(lab.id, { pane: 'server' })} />}
      >
        <LabButton kind="check" onClick={() => void grade(code())} busy={phase === 'grading'}>
          <Translate id="webLab.ServerPane.grade" description="Button: judge the patch">
            Chấm bản vá
          </Translate>
        </LabButton>
        <LabButton kind="try" onClick={() => void session.start(code(), 'patch')}>
          <Translate id="webLab.ServerPane.run" description="Button: run the patched server in the lab's browser">
            Chạy bản này
          </Translate>
        </LabButton>
        <LabButton kind="reset" isSmall onClick={startOver} />
      </LabBar>
      <div role="status">
        {snapshot.version === 'patch' && snapshot.phase === 'ready' && (
          <LabNote>
            <Translate
              id="webLab.ServerPane.runsPatch"
              description="Status while the lab's browser shows the patched server"
            >
              Trình duyệt đang nối với bản của bạn. Tấn công bản này không được tính.
            </Translate>
          </LabNote>
        )}
      </div>
      <Fold
        summary={
          <Translate id="webLab.ServerPane.views" description="Opens the code of the pages, which cannot be changed">
            Mã giao diện (views), không cần sửa
          </Translate>
        }
      >
        <pre className={`${styles.plain} ${server.views}`}>{lab.views}</pre>
      </Fold>
    </div>
  );
}

/** The verdict on the newest patch, or what is known of it meanwhile. */
export function PatchVerdict({
  lab,
  grading: { phase, verdict },
  hasAttacked,
}: Pick<Props, 'lab' | 'grading' | 'hasAttacked'>): ReactNode {
  switch (phase) {
    case 'grading':
      return (
        <Judging>
          <span>
            <Translate id="webLab.ServerPane.grading" description="Status while a patch is judged">
              Đang tấn công bản vá trong những thế giới mới…
            </Translate>
          </span>
        </Judging>
      );
    case 'unavailable':
      return (
        <LabNote>
          <UnavailableMessage />
        </LabNote>
      );
    case 'idle':
      return verdict && <VerdictView lab={lab} verdict={verdict} hasAttacked={hasAttacked} />;
  }
}
