import { useEffect, useId, useRef, type ReactNode } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common/internal';
import Translate, { translate } from '@docusaurus/Translate';
import { CodeEditor, type CodeEditorHandle } from '@site/src/components/CodeEditor';
import { Hints } from '@site/src/components/Hints';
import type { Instant } from '@site/src/features/progress/core/types';
import { ExerciseMark } from '@site/src/features/progress/ExerciseMark';
import { hasPassed } from '../core/hasPassed';
import type { ProblemData } from '../core/problem';
import { ConsoleOutput } from '../../lab-kit/ConsoleOutput';
import { LabButton } from '../../lab-kit/LabButton';
import { UnavailableMessage } from '../../lab-kit/StopMessage';
import { useSandboxRun } from '../useSandboxRun';
import { CaseList } from './CaseList';
import { Verdict } from './Verdict';
import styles from './styles.module.css';

interface Props {
  problem: ProblemData;
  solvedAt: Instant | undefined;
  /** Whether the approaches were opened before the problem was solved. */
  isShown: boolean;
  /** Called with the number of open hints when one is opened. */
  onHint: (count: number) => void;
  /** Called when an answer written by the reader has been judged, with whether it passed every case. */
  onTried: (solved: boolean) => void;
}

function answerSlot(id: string): ReturnType<typeof createStorageSlot> {
  return createStorageSlot(`code-lab.answer.v1.${id}`);
}

/** An editor in which the reader writes a solution and has it judged on visible and hidden cases. */
export function Workbench({ problem, solvedAt, isShown, onHint, onTried }: Props): ReactNode {
  const { id, starter, hints } = problem;
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
    if (outcome && code !== starter) onTried(hasPassed(problem, outcome));
  };
  const reset = () => {
    editor.current?.replace(starter);
    answerSlot(id).del();
    clear();
  };
  const remember = (text: string) => (text === starter ? answerSlot(id).del() : answerSlot(id).set(text));

  return (
    <div className={styles.block} id={id} role="group" aria-labelledby={titleId}>
      <p className={styles.title}>
        <span id={titleId}>
          <Translate id="codeLab.Workbench.title" description="Title of the box for the reader's own solution">
            Lời giải của bạn
          </Translate>
        </span>
        <ExerciseMark solvedAt={solvedAt} isShown={isShown} />
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
      {hints.length > 0 && (
        <div className={styles.help}>
          <Hints hints={hints} onShown={onHint} />
        </div>
      )}
    </div>
  );
}
