import { useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { CodeEditor, type CodeEditorHandle } from '@site/src/components/CodeEditor';
import { ConsoleOutput } from '../../lab-kit/ConsoleOutput';
import { OutputBudget, type RunOutcome } from '../../lab-kit/core/outcome';
import { Fold } from '../../lab-kit/Fold';
import { LabBar, Running } from '../../lab-kit/LabBar';
import { LabButton } from '../../lab-kit/LabButton';
import { LabNote } from '../../lab-kit/LabNote';
import { UnavailableMessage } from '../../lab-kit/StopMessage';
import { HTTP_LIMITS } from '../core/http';
import type { LabPage } from '../core/labPage';
import type { LabSession } from '../core/LabSession';
import styles from './styles.module.css';

interface Props {
  lab: LabPage;
  session: LabSession;
  isReady: boolean;
}

/** A short script that sends many requests, with the browser's cookies. */
export function ScriptBox({ lab, session, isReady }: Props): ReactNode {
  const editor = useRef<CodeEditorHandle>(null);
  const [state, setState] = useState<'idle' | 'running' | 'unavailable'>('idle');
  const [outcome, setOutcome] = useState<RunOutcome>();

  const run = async () => {
    setState('running');
    const entries: RunOutcome['entries'] = [];
    const budget = new OutputBudget();
    try {
      const { runScript } = await import('../sandbox/labFrame');
      const ended = await runScript(editor.current?.text() ?? lab.script, session.scriptClient(), (entry) => {
        const admitted = budget.admit(entry);
        if (admitted) entries.push(admitted);
      });
      setOutcome({ entries, truncated: budget.truncated, ...ended });
      setState('idle');
    } catch {
      setState('unavailable');
    }
  };
  return (
    <Fold
      summary={
        <Translate id="webLab.ScriptBox.title" description="Opens the box for a script of requests">
          Kịch bản: gửi nhiều yêu cầu
        </Translate>
      }
    >
      <LabNote>
        <Translate
          id="webLab.ScriptBox.note"
          description="Explains the script of requests; send is a function"
          values={{ send: <code>await send(…)</code>, limit: HTTP_LIMITS.scriptRequests }}
        >
          {
            '{send} gửi một yêu cầu với cookie của trình duyệt và trả về status, body, headers, cookies. Tối đa {limit} yêu cầu.'
          }
        </Translate>
      </LabNote>
      <CodeEditor
        ref={editor}
        initial={lab.script}
        language="js"
        label={translate({
          id: 'webLab.ScriptBox.code',
          message: 'Kịch bản bằng JavaScript; Ctrl+Enter để chạy',
          description: 'Name of the field with the script',
        })}
        onSubmit={() => void run()}
      />
      <LabBar
        className={styles.actions}
        status={
          <>
            {state === 'running' && (
              <span>
                <Running />
              </span>
            )}
            {state === 'unavailable' && <UnavailableMessage />}
          </>
        }
      >
        <LabButton kind="run" onClick={() => void run()} busy={state === 'running'} disabled={!isReady}>
          <Translate id="webLab.ScriptBox.run" description="Button: run the script">
            Chạy kịch bản
          </Translate>
        </LabButton>
      </LabBar>
      {outcome && <ConsoleOutput {...outcome} />}
    </Fold>
  );
}
