import { useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import { BrowserMade } from 'light-pages/islands/BrowserMade';
import { loadOnce } from 'light-pages/browser/loadOnce';
import { ExerciseFrame } from '../../lab-kit/ExerciseFrame';
import { useExercise } from '../../lab-kit/ExerciseFrame/useExercise';
import { LabButton } from '../../lab-kit/LabButton';
import { UnavailableMessage } from '../../lab-kit/StopMessage';
import { Judging, Verdict } from '../../lab-kit/Verdict';
import { useGrading, type GradingState } from '../../lab-kit/Verdict/useGrading';
import type { Verdict as VerdictData } from '../core/lab/grade';
import type { ExercisePage } from '../core/lab/labPage';
import { Workbench } from '../Workbench';
import { useLabState } from '../Workbench/useLabState';
import { useRun } from '../Workbench/useRun';
import { AnswerForm } from './AnswerForm';
import { judge, type Answer } from './judge';
import { Solution } from './Solution';

const verdictParts = loadOnce(() => import('./Verdict'));

interface Props {
  /** Folder of the exercise in `courses/k6`; the build adds its data as `exercise`. */
  id: string;
  exercise: ExercisePage;
}

/** A lab with a task: the script, a number or a choice is judged by what happens on hidden servers. */
export function K6Exercise({ exercise: page }: Props): ReactNode {
  const { id, title, task, answer, hints } = page;
  const controls = useLabState(page);
  const { run, start, stop, clear } = useRun(page);
  const exercise = useExercise(id);
  const [isSolutionOpen, setSolutionOpen] = useState(false);
  const grading = useGrading(
    (given: Answer, salt) => judge(page, given, salt),
    (isAccepted) => exercise.recordVerdict(isAccepted),
  );
  const showSolution = (isOpen: boolean) => {
    // The browser also fires the event when the page itself opens the fold.
    if (isOpen === isSolutionOpen) return;
    setSolutionOpen(isOpen);
    if (isOpen && exercise.solvedAt === undefined) exercise.recordPeek();
  };
  const isBusy = grading.phase === 'grading';
  const solution = <Solution exercise={page} isOpen={isSolutionOpen} onToggle={showSolution} />;
  return (
    <ExerciseFrame
      exercise={exercise}
      title={title}
      linkName={title}
      prompt={task}
      isLarge
      work={
        <Workbench
          lab={page}
          controls={controls}
          run={run}
          onRun={() => start(controls.state)}
          onStop={stop}
          onReset={() => {
            controls.reset();
            clear();
            grading.clear();
          }}
          actions={
            answer.kind === 'script' && (
              <LabButton
                kind="check"
                busy={isBusy}
                onClick={() => void grading.grade({ kind: 'script', script: controls.state.script })}
              />
            )
          }
        />
      }
      bar={<AnswerForm answer={answer} isBusy={isBusy} onAnswer={(given) => void grading.grade(given)} />}
      verdict={<GradingView grading={grading} language={page.language} />}
      hints={hints}
      tools={!exercise.isSolvedNow && solution}
      comparison={<Checks grading={grading} language={page.language} />}
      solutions={exercise.isSolvedNow && solution}
    />
  );
}

interface GradingProps {
  grading: GradingState<Answer, VerdictData>;
  language: ExercisePage['language'];
}

function GradingView({ grading: { phase, verdict, answer }, language }: GradingProps): ReactNode {
  switch (phase) {
    case 'grading':
      return (
        <Judging>
          <span>
            <Translate id="k6Lab.K6Exercise.grading" description="Status while an answer is judged">
              Đang chạy trên những máy chủ ẩn…
            </Translate>
          </span>
        </Judging>
      );
    case 'unavailable':
      return (
        <Verdict>
          <p>
            <UnavailableMessage />
          </p>
        </Verdict>
      );
    case 'idle': {
      if (!verdict || !answer) return null;
      const draw = () => {
        const parts = verdictParts.now();
        return parts && <parts.K6Verdict verdict={verdict} answer={answer} language={language} />;
      };
      return <BrowserMade draw={draw} load={verdictParts.load} />;
    }
  }
}

/** Below the help: what the answer did. */
function Checks({ grading: { phase, verdict }, language }: GradingProps): ReactNode {
  if (phase !== 'idle' || !verdict || verdict.results.length === 0) return null;
  const draw = () => {
    const parts = verdictParts.now();
    return parts && <parts.K6Checks verdict={verdict} language={language} />;
  };
  return <BrowserMade draw={draw} load={verdictParts.load} />;
}
