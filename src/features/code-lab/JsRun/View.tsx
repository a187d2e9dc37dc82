import { useId, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { CodeEditor } from '@site/src/components/CodeEditor';
import { GuessCaption, GuessFirst } from '@site/src/components/GuessFirst';
import { useRememberedText } from '@site/src/components/CodeEditor/useRememberedText';
import { sharingLab } from '@site/src/components/ShareState/sharingLab';
import { codeKey } from '../core/codeKey';
import type { RunOutcome } from '../../lab-kit/core/outcome';
import { ConsoleOutput } from '../../lab-kit/ConsoleOutput';
import { LabBar, Running } from '../../lab-kit/LabBar';
import { LabBox } from '../../lab-kit/LabBox';
import { LabButton } from '../../lab-kit/LabButton';
import { LabNote } from '../../lab-kit/LabNote';
import { ShareButton } from '../../lab-kit/ShareButton';
import { SharedNotice } from '../../lab-kit/SharedNotice';
import { UnavailableMessage } from '../../lab-kit/StopMessage';
import { useSandboxRun, type SandboxRun } from '../useSandboxRun';
import styles from './styles.module.css';

interface Props {
  code: string;
  title?: string;
  /** The output of the fence at build time; absent if it varies from run to run. */
  recorded?: RunOutcome;
  /** Whether that output waits for the reader's prediction. */
  predict?: boolean;
}

/** A `js run` fence: editable code and its output. */
export function JsRun({ code, title, recorded, predict }: Props): ReactNode {
  const key = codeKey(code);
  const place = sharingLab(key);
  const { editor, text, remember, reset: resetText, shared } = useRememberedText(key, code);
  const outputId = useId();
  const { run, start, clear } = useSandboxRun();
  const execute = () => void start(editor.current?.text() ?? code);
  const reset = () => {
    resetText();
    clear();
  };

  return (
    <LabBox {...place}>
      {title && <p className={styles.title}>{title}</p>}
      <SharedNotice shared={shared} />
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
      <LabBar
        status={<Caption run={run}>{recorded && (predict ? <GuessCaption /> : <Origin />)}</Caption>}
        tools={text !== code && <ShareButton link={shared.link(place.id)} />}
      >
        <LabButton kind="run" onClick={execute} busy={run.state === 'running'} aria-controls={outputId} />
        {(text !== code || run.state !== 'idle') && <LabButton kind="reset" onClick={reset} />}
      </LabBar>
      <div id={outputId} aria-busy={run.state === 'running'}>
        <Result run={run} recorded={recorded} predict={predict} />
      </div>
    </LabBox>
  );
}

/** The state of the reader's run; before the first, what the page says of its output. */
function Caption({ run, children }: { run: SandboxRun; children: ReactNode }): ReactNode {
  switch (run.state) {
    case 'running':
      return <Running />;
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
      return children;
  }
}

function Origin(): ReactNode {
  return (
    <Translate id="codeLab.JsRun.recorded" description="Caption of the output that the build printed">
      Kết quả, chạy khi dựng trang
    </Translate>
  );
}

interface ResultProps extends Pick<Props, 'recorded' | 'predict'> {
  run: SandboxRun;
}

function Result({ run, recorded, predict }: ResultProps): ReactNode {
  if (run.outcome) return <ConsoleOutput {...run.outcome} />;
  if (recorded && predict) {
    return (
      <GuessFirst origin={<Origin />}>
        <ConsoleOutput {...recorded} />
      </GuessFirst>
    );
  }
  if (recorded) return <ConsoleOutput {...recorded} />;
  return (
    <LabNote>
      <Translate id="codeLab.JsRun.differs" description="In place of an output that differs from run to run">
        Mỗi lần chạy cho một kết quả khác. Bấm Chạy để xem.
      </Translate>
    </LabNote>
  );
}
