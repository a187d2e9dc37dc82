import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { CodeEditor } from '@site/src/components/CodeEditor';
import { useRememberedText } from '@site/src/components/CodeEditor/useRememberedText';
import { ConsoleOutput } from '../../lab-kit/ConsoleOutput';
import { ExerciseFrame } from '../../lab-kit/ExerciseFrame';
import { useExercise } from '../../lab-kit/ExerciseFrame/useExercise';
import { Fold } from '../../lab-kit/Fold';
import { LabBar } from '../../lab-kit/LabBar';
import { LabButton } from '../../lab-kit/LabButton';
import { ShareButton } from '../../lab-kit/ShareButton';
import { SharedNotice } from '../../lab-kit/SharedNotice';
import { hasPassed } from '../core/hasPassed';
import type { ProblemData } from '../core/problem';
import { useSandboxRun } from '../useSandboxRun';
import { CaseList } from './CaseList';
import { CaseCount, CodeVerdict } from './Verdict';

interface Props {
  /** Id of the definition in `courses/leetcode`; the build adds its data as `problem`. */
  id: string;
  problem: ProblemData;
}

/** An editor in which the reader writes a solution and has it judged on visible and hidden cases. */
export function CodeProblem({ problem }: Props): ReactNode {
  const { id, starter, hints } = problem;
  const exercise = useExercise(id);
  const key = `code-lab.answer.v1.${id}`;
  const { editor, text, remember, reset, shared } = useRememberedText(key, starter);
  const { run, start, clear } = useSandboxRun();

  const judge = async () => {
    const code = editor.current?.text() ?? starter;
    const outcome = await start(code, problem);
    if (outcome && code !== starter) {
      // An answer from a link counts like one that was looked up.
      exercise.recordVerdict(hasPassed(problem, outcome), shared.notice === 'shown' || undefined);
    }
  };
  const startOver = () => {
    reset();
    clear();
  };

  return (
    <ExerciseFrame
      exercise={exercise}
      title={
        <Translate id="codeLab.Workbench.title" description="Title of the box for the reader's own solution">
          Lời giải của bạn
        </Translate>
      }
      sharesAs={key}
      work={
        <>
          <SharedNotice shared={shared} />
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
        </>
      }
      bar={
        <LabBar
          status={run.state === 'idle' && <CaseCount problem={problem} />}
          tools={text !== starter && <ShareButton link={shared.link(id)} />}
        >
          <LabButton kind="check" onClick={() => void judge()} busy={run.state === 'running'} />
          <LabButton kind="reset" onClick={startOver} />
        </LabBar>
      }
      verdict={<CodeVerdict run={run} problem={problem} />}
      comparison={
        <>
          <CaseList problem={problem} results={run.outcome?.results ?? []} smallest={run.outcome?.smallest} />
          {run.outcome && run.outcome.entries.length > 0 && (
            <Fold
              summary={
                <Translate id="codeLab.Workbench.console" description="Summary: what the solution wrote to the console">
                  Mã của bạn đã in ra
                </Translate>
              }
            >
              <ConsoleOutput entries={run.outcome.entries} truncated={run.outcome.truncated} />
            </Fold>
          )}
        </>
      }
      hints={hints}
    />
  );
}
