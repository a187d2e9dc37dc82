import { useId, useState, type ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { BrowserMade } from 'light-pages/islands/BrowserMade';
import { loadOnce } from 'light-pages/browser/loadOnce';
import { CodeText } from '@site/src/components/CodeText';
import { Hints } from '@site/src/components/Hints';
import { ExerciseMark } from '@site/src/features/progress/ExerciseMark';
import { ProgressNotice } from '@site/src/features/progress/ProgressNotice';
import { useExerciseProgress } from '@site/src/features/progress/useProgress';
import { LabButton } from '../../lab-kit/LabButton';
import { UnavailableMessage } from '../../lab-kit/StopMessage';
import type { ExercisePage } from '../core/lab/labPage';
import { Workbench } from '../Workbench';
import { useLabState } from '../Workbench/useLabState';
import { useRun } from '../Workbench/useRun';
import { AnswerForm } from './AnswerForm';
import { Solution } from './Solution';
import { useGrading, type GradingState } from './useGrading';
import lab from '../Workbench/lab.module.css';
import styles from './styles.module.css';

const verdictView = loadOnce(async () => (await import('./Verdict')).Verdict);

interface Props {
  /** Folder of the exercise in `courses/k6`; the build adds its data as `exercise`. */
  id: string;
  exercise: ExercisePage;
}

/** A lab with a task: the script, a number or a choice is judged by what happens on hidden servers. */
export function K6Exercise({ exercise }: Props): ReactNode {
  const { id, title, task, answer, hints } = exercise;
  // Registers the id as an anchor, because other pages link to it.
  useBrokenLinks().collectAnchor(id);
  const titleId = useId();
  const controls = useLabState(exercise);
  const { run, start, stop, clear } = useRun(exercise);
  const { solvedAt, solutionShown, record } = useExerciseProgress(id);
  const [hintsShown, setHintsShown] = useState(0);
  const [isSolutionOpen, setSolutionOpen] = useState(false);
  const grading = useGrading(exercise, (isAccepted) => {
    record({ solved: isAccepted, hintsShown, solutionShown: solutionShown && solvedAt === undefined });
    if (isAccepted) setSolutionOpen(true);
  });
  const showSolution = (isOpen: boolean) => {
    // The browser also fires the event when the page itself opens the fold.
    if (isOpen === isSolutionOpen) return;
    setSolutionOpen(isOpen);
    if (isOpen && solvedAt === undefined) record({ solved: false, hintsShown, solutionShown: true });
  };
  const isBusy = grading.phase === 'grading';
  return (
    <section className={lab.lab} id={id} aria-labelledby={titleId}>
      <header className={lab.head}>
        <p className={lab.title} id={titleId}>
          {title}
          <ExerciseMark solvedAt={solvedAt} isShown={solutionShown} />
        </p>
        <p className={lab.task}>
          <CodeText text={task} />
        </p>
      </header>
      <Workbench
        lab={exercise}
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
            >
              <Translate id="k6Lab.K6Exercise.grade" description="Button: have the script judged">
                Chấm
              </Translate>
            </LabButton>
          )
        }
      />
      <AnswerForm answer={answer} isBusy={isBusy} onAnswer={(given) => void grading.grade(given)} />
      <GradingView grading={grading} language={exercise.language} />
      <footer className={styles.help}>
        <Hints hints={hints} onShown={(count) => setHintsShown(Math.max(hintsShown, count))} />
        <Solution exercise={exercise} isOpen={isSolutionOpen} onToggle={showSolution} />
      </footer>
      <ProgressNotice />
    </section>
  );
}

function GradingView({
  grading: { phase, verdict, answer },
  language,
}: {
  grading: GradingState;
  language: ExercisePage['language'];
}): ReactNode {
  if (phase === 'idle') {
    if (!verdict || !answer) return null;
    const draw = () => {
      const Verdict = verdictView.now();
      return Verdict && <Verdict verdict={verdict} answer={answer} language={language} />;
    };
    return <BrowserMade draw={draw} load={verdictView.load} />;
  }
  return (
    <p className={styles.caption} role="status">
      {phase === 'grading' ? (
        <span>
          <Translate id="k6Lab.K6Exercise.grading" description="Status while an answer is judged">
            Đang chạy trên những máy chủ ẩn…
          </Translate>
        </span>
      ) : (
        <span>
          <UnavailableMessage />
        </span>
      )}
    </p>
  );
}
