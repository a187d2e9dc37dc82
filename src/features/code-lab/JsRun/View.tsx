import { useId, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { CodeEditor } from '@site/src/components/CodeEditor';
import { useRememberedText } from '@site/src/components/CodeEditor/useRememberedText';
import { codeKey } from '../core/codeKey';
import type { RunOutcome } from '../../lab-kit/core/outcome';
import { ConsoleOutput } from '../../lab-kit/ConsoleOutput';
import { LabButton } from '../../lab-kit/LabButton';
import { UnavailableMessage } from '../../lab-kit/StopMessage';
import { useSandboxRun, type SandboxRun } from '../useSandboxRun';
import styles from './styles.module.css';

interface Props {
  code: string;
  title?: string;
  /** The output of the fence at build time; absent if it varies from run to run. */
  recorded?: RunOutcome;
}

/** A `js run` fence: editable code and its output. */
export function JsRun({ code, title, recorded }: Props): ReactNode {
  const { editor, text, remember, reset: resetText } = useRememberedText(codeKey(code), code);
  const outputId = useId();
  const { run, start, clear } = useSandboxRun();
  const execute = () => void start(editor.current?.text() ?? code);
  const reset = () => {
    resetText();
    clear();
  };

  return (
    <div className={styles.block}>
      {title && <p className={styles.title}>{title}</p>}
      <CodeEditor
        ref={editor}
        initial={code}
        language="js"
        label={translate({
          id: 'codeLab.JsRun.code',
          message: 'Mã JavaScript, sửa được; Ctrl+Enter để chạy',
          description: 'Name of the field with JavaScript code that can be run',
        })}
        onChange={remember}
        onSubmit={execute}
      />
      <div className={styles.bar}>
        <LabButton kind="run" onClick={execute} busy={run.state === 'running'} aria-controls={outputId}>
          <Translate id="codeLab.JsRun.run" description="Button: run the code">
            Chạy
          </Translate>
        </LabButton>
        {(text !== code || run.state !== 'idle') && (
          <LabButton kind="reset" onClick={reset}>
            <Translate id="codeLab.JsRun.reset" description="Button: bring back the code and the output of the page">
              Khôi phục
            </Translate>
          </LabButton>
        )}
        <span className={styles.caption} role="status">
          <Caption run={run} isRecorded={recorded !== undefined} />
        </span>
      </div>
      <div id={outputId} className={styles.result} aria-busy={run.state === 'running'}>
        <Result run={run} recorded={recorded} />
      </div>
    </div>
  );
}

function Caption({ run, isRecorded }: { run: SandboxRun; isRecorded: boolean }): ReactNode {
  switch (run.state) {
    case 'running':
      return (
        <Translate id="codeLab.JsRun.running" description="Status while code runs">
          Đang chạy…
        </Translate>
      );
    case 'unavailable':
      return <UnavailableMessage />;
    case 'done':
      return run.outcome?.error || run.outcome?.stopped ? (
        <Translate id="codeLab.JsRun.failed" description="Status after a run that ended with an error">
          Bạn vừa chạy: kết thúc vì lỗi
        </Translate>
      ) : (
        <Translate id="codeLab.JsRun.done" description="Status after a run; the output follows">
          Bạn vừa chạy: đã xong
        </Translate>
      );
    case 'idle':
      return (
        isRecorded && (
          <Translate id="codeLab.JsRun.recorded" description="Caption of the output that the build printed">
            Kết quả, chạy khi dựng trang
          </Translate>
        )
      );
  }
}

function Result({ run, recorded }: { run: SandboxRun; recorded?: RunOutcome }): ReactNode {
  if (run.outcome) return <ConsoleOutput {...run.outcome} />;
  if (recorded) return <ConsoleOutput {...recorded} />;
  return (
    <p className={styles.hint}>
      <Translate id="codeLab.JsRun.differs" description="In place of an output that differs from run to run">
        Mỗi lần chạy cho một kết quả khác. Bấm Chạy để xem.
      </Translate>
    </p>
  );
}
