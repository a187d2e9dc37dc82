import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createStorageSlot, useDateTimeFormat } from '@docusaurus/theme-common/internal';
import Translate, { translate } from '@docusaurus/Translate';
import { dayOf, isCredible } from '@site/src/features/progress/core/calendar';
import { CodeEditor, type CodeEditorHandle } from '@site/src/components/CodeEditor';
import { hasPassed } from '../core/hasPassed';
import type { ProblemData } from '../core/problem';
import { parseSolvedMarks } from '../core/solvedMarks';
import { ConsoleOutput } from '../ConsoleOutput';
import { LabButton } from '../LabButton';
import { UnavailableMessage } from '../StopMessage';
import { useSandboxRun } from '../useSandboxRun';
import { CaseList } from './CaseList';
import { Verdict } from './Verdict';
import styles from './styles.module.css';

interface Props {
  problem: ProblemData;
  /** Stored marks of solved problems. */
  marks: string | null;
  /** Told when an answer has been judged that the reader has written. */
  onTried: () => void;
  onSolved: () => void;
}

function answerSlot(id: string): ReturnType<typeof createStorageSlot> {
  return createStorageSlot(`code-lab.answer.v1.${id}`);
}

/** Where the reader writes an own solution and has it judged on visible and hidden cases. */
export function Workbench({ problem, marks, onTried, onSolved }: Props): ReactNode {
  const { id, starter } = problem;
  const editor = useRef<CodeEditorHandle>(null);
  const titleId = useId();
  const { run, start, clear } = useSandboxRun();

  useEffect(() => {
    const remembered = answerSlot(id).get();
    if (remembered && editor.current?.text() === starter) editor.current.restore(remembered);
  }, [id, starter]);

  const judge = async () => {
    const code = editor.current?.text() ?? starter;
    const outcome = await start(code, problem);
    if (!outcome) return;
    if (code !== starter) onTried();
    if (hasPassed(problem, outcome)) onSolved();
  };
  const reset = () => {
    editor.current?.replace(starter);
    answerSlot(id).del();
    clear();
  };
  const remember = (text: string) => (text === starter ? answerSlot(id).del() : answerSlot(id).set(text));

  return (
    <div className={styles.block} role="group" aria-labelledby={titleId}>
      <p className={styles.title}>
        <span id={titleId}>
          <Translate id="codeLab.Workbench.title" description="Title of the box for the reader's own solution">
            Lời giải của bạn
          </Translate>
        </span>
        <SolvedMark day={parseSolvedMarks(marks)[id]} />
      </p>
      <CodeEditor
        ref={editor}
        initial={starter}
        language="js"
        label={translate({
          id: 'codeLab.Workbench.code',
          message: 'Lời giải bằng JavaScript; Ctrl+Enter để chấm',
          description: "Name of the field for the reader's own solution",
        })}
        onChange={remember}
        onSubmit={() => void judge()}
      />
      <div className={styles.bar}>
        <LabButton kind="run" onClick={() => void judge()} busy={run.state === 'running'}>
          <Translate id="codeLab.Workbench.run" description="Button: judge the reader's solution">
            Chấm
          </Translate>
        </LabButton>
        <LabButton kind="reset" onClick={reset}>
          <Translate id="codeLab.Workbench.reset" description="Button: empty the box for the reader's solution">
            Viết lại từ đầu
          </Translate>
        </LabButton>
        <span className={styles.caption} role="status">
          {run.state === 'unavailable' ? <UnavailableMessage /> : <Verdict run={run} problem={problem} />}
        </span>
      </div>
      {run.outcome && (run.outcome.error || run.outcome.stopped) && (
        <ConsoleOutput {...run.outcome} entries={[]} truncated={false} />
      )}
      <CaseList problem={problem} results={run.outcome?.results ?? []} />
      {run.outcome && run.outcome.entries.length > 0 && (
        <details className={styles.console}>
          <summary>
            <Translate id="codeLab.Workbench.console" description="Summary: what the solution wrote to the console">
              Mã của bạn đã in ra
            </Translate>
          </summary>
          <ConsoleOutput entries={run.outcome.entries} truncated={run.outcome.truncated} />
        </details>
      )}
    </div>
  );
}

function SolvedMark({ day }: { day?: string }): ReactNode {
  const format = useDateTimeFormat({ day: 'numeric', month: 'numeric', year: 'numeric', timeZone: 'UTC' });
  if (!day) return null;
  return (
    <span className={styles.solved}>
      {isCredible(day, dayOf(new Date())) ? (
        <Translate
          id="codeLab.Workbench.solved"
          description="Mark of a problem that was solved on this device"
          values={{ day: <time dateTime={day}>{format.format(new Date(day))}</time> }}
        >
          {'✓ Đã giải ngày {day}'}
        </Translate>
      ) : (
        <Translate
          id="codeLab.Workbench.solvedUndated"
          description="Mark of a problem that was solved while the clock of the device was wrong"
        >
          ✓ Đã giải
        </Translate>
      )}
    </span>
  );
}
