import { lazy, Suspense, useId, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { CodeEditor } from '@site/src/components/CodeEditor';
import { LabButton } from '../../code-lab/LabButton';
import { CodeText } from '../CodeText';
import type { ExercisePage } from '../core/exercisePage';
import type { LabBlock } from '../core/labBlock';
import type { EngineName } from '../core/types';
import { Caption } from '../SqlLab/Caption';
import { EngineSwitch } from '../SqlLab/EngineSwitch';
import { Outcomes } from '../SqlLab/Outcomes';
import { useRememberedText } from '../useRememberedText';
import { useSqlRun } from '../useSqlRun';
import { ExpectedResult } from './ExpectedResult';
import { Hints } from './Hints';
import { SolutionDoor } from './SolutionDoor';
import { Solutions } from './Solutions';
import { Title } from './Title';
import { useExerciseCheck } from './useExerciseCheck';
import { useExerciseProgress } from './useExerciseProgress';
import { Verdict } from './Verdict';
import styles from './styles.module.css';

const SchemaPanel = lazy(async () => ({ default: (await import('../SchemaPanel')).SchemaPanel }));

/** An exercise as a block of a page that nothing stands before and that has no answer yet. */
function blockOf({ id, starter, dataset, engines, setup }: ExercisePage): LabBlock {
  const steps = setup === undefined ? [] : [{ block: `${id}-setup`, sql: setup }];
  return {
    id,
    kind: 'run',
    code: starter,
    dataset,
    engines,
    outcomes: [],
    agreed: false,
    setup: { sqlite: steps, postgres: steps },
  };
}

/** A task, an editor for the answer, and what is to say about it; `<SqlExercise id="…" />` in a document. */
export function SqlExercise({ exercise }: { exercise: ExercisePage }): ReactNode {
  const { id, starter, engines } = exercise;
  const [block] = useState(() => blockOf(exercise));
  const titleId = useId();
  const answerId = useId();
  const { editor, text, remember, reset } = useRememberedText(`sql-exercise.text.v1.${id}`, starter);
  const [engine, setEngine] = useState<EngineName>(engines[0] ?? 'sqlite');
  const [isSchemaOpen, setSchemaOpen] = useState(false);
  const [isExpectedOpen, setExpectedOpen] = useState(false);
  const [isSolutionOpen, setSolutionOpen] = useState(false);
  /** The last answer that was right, in this visit. */
  const [passed, setPassed] = useState<string>();
  const { run, start, stop, clear } = useSqlRun(block);
  const { check, judge, clear: clearCheck } = useExerciseCheck(exercise);
  const { solvedAt, shownAt, record } = useExerciseProgress(id);
  const judgesNext = useRef(false);
  const isBusy = run.phase === 'running' || check.phase === 'checking';

  const perform = async (judges: boolean, consent?: boolean) => {
    const answer = editor.current?.text() ?? starter;
    judgesNext.current = judges;
    clearCheck();
    const execution = await start(answer, engine, consent);
    if (!execution || !judges) return;
    const grade = await judge(answer, engine, execution);
    if (!grade?.passed) return;
    setPassed(answer);
    setSolutionOpen(true);
    record('solved');
  };
  const prepare = () => {
    // A failure shows when the reader presses a button.
    import('../worker/exerciseLab')
      .then(({ prepareExercise }) => prepareExercise(exercise, engine))
      .catch(() => undefined);
  };
  const startOver = () => {
    reset();
    clear();
    clearCheck();
  };
  const cancel = () => {
    stop();
    clearCheck();
  };
  const showSolution = (isOpen: boolean) => {
    setSolutionOpen(isOpen);
    if (isOpen && solvedAt === undefined) record('shown');
  };

  return (
    <div className={styles.exercise} id={id} role="group" aria-labelledby={titleId} onFocus={prepare}>
      <Title id={titleId} exercise={exercise} solvedAt={solvedAt} isShown={shownAt !== undefined} />
      <p className={styles.prompt}>
        <CodeText text={exercise.prompt} />
      </p>
      <noscript>
        <p className={styles.note}>
          <Translate id="sqlLab.SqlExercise.noscript" description="Shown in exercises where JavaScript is off">
            Chạy, chấm bài và xem lời giải cần JavaScript.
          </Translate>
        </p>
      </noscript>
      <CodeEditor
        ref={editor}
        initial={starter}
        language="sql"
        label={translate({
          id: 'sqlLab.SqlExercise.code',
          message: 'Câu trả lời bằng SQL; Ctrl+Enter để chạy',
          description: 'Name of the field for the answer to an exercise',
        })}
        onChange={remember}
        onSubmit={() => void perform(false)}
      />
      <div className={styles.bar}>
        {isBusy ? (
          <LabButton kind="stop" onClick={cancel}>
            <Translate id="sqlLab.SqlLab.stop" description="Button: stop the running statement">
              Dừng
            </Translate>
          </LabButton>
        ) : (
          <>
            <LabButton kind="check" onClick={() => void perform(true)} aria-controls={answerId}>
              <Translate id="sqlLab.SqlExercise.check" description="Button: judge the answer">
                Chấm
              </Translate>
            </LabButton>
            <LabButton kind="try" onClick={() => void perform(false)} aria-controls={answerId}>
              <Translate id="sqlLab.SqlExercise.run" description="Button: run the answer without judging it">
                Chạy thử
              </Translate>
            </LabButton>
          </>
        )}
        {text !== starter && (
          <LabButton kind="reset" onClick={startOver}>
            <Translate id="sqlLab.SqlExercise.reset" description="Button: bring back the first text of the editor">
              Viết lại từ đầu
            </Translate>
          </LabButton>
        )}
        <span className={styles.caption} role="status">
          {run.phase !== 'idle' && (
            <Caption run={run} block={block} onConsent={() => void perform(judgesNext.current, true)} />
          )}
        </span>
        <span className={styles.tools}>
          {engines.length > 1 && <EngineSwitch engine={engine} onChange={setEngine} />}
          <Toggle isOpen={isSchemaOpen} onToggle={setSchemaOpen}>
            <Translate id="sqlLab.SqlLab.schema" description="Button: show or hide the tables of the dataset">
              Lược đồ
            </Translate>
          </Toggle>
        </span>
      </div>
      {isSchemaOpen && (
        <Suspense fallback={<p className={styles.note}>…</p>}>
          <SchemaPanel dataset={exercise.dataset} engine={engine} sql={text} />
        </Suspense>
      )}
      <Verdict check={check} />
      <div id={answerId} aria-busy={isBusy}>
        {run.execution && <Outcomes run={run} block={block} />}
      </div>
      <div className={styles.help}>
        <Hints hints={exercise.hints} />
        <div className={styles.tools}>
          <Toggle isOpen={isExpectedOpen} onToggle={setExpectedOpen}>
            <Translate id="sqlLab.SqlExercise.expected" description="Button: show or hide what a right answer returns">
              Kết quả cần có
            </Translate>
          </Toggle>
          <SolutionDoor
            isFree={solvedAt !== undefined || shownAt !== undefined}
            isOpen={isSolutionOpen}
            onToggle={showSolution}
          />
        </div>
      </div>
      {isExpectedOpen && (
        <section
          className={styles.opened}
          aria-label={translate({
            id: 'sqlLab.SqlExercise.expectedLabel',
            message: 'Kết quả cần có',
            description: 'Name of the part with what a right answer returns',
          })}
        >
          <ExpectedResult exercise={exercise} engine={engine} />
        </section>
      )}
      {isSolutionOpen && (
        <section
          className={styles.opened}
          aria-label={translate({
            id: 'sqlLab.SqlExercise.solutionsLabel',
            message: 'Lời giải',
            description: 'Name of the part with the solutions of an exercise',
          })}
        >
          <Solutions exercise={exercise} engine={engine} mine={passed ?? (solvedAt === undefined ? undefined : text)} />
        </section>
      )}
    </div>
  );
}

interface ToggleProps {
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
  children: ReactNode;
}

function Toggle({ isOpen, onToggle, children }: ToggleProps): ReactNode {
  return (
    <button type="button" className={styles.tool} aria-expanded={isOpen} onClick={() => onToggle(!isOpen)}>
      {children}
    </button>
  );
}
