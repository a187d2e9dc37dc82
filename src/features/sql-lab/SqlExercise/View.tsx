import { useId, useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { textHash } from '@site/src/core/textHash';
import { ExerciseFrame } from '../../lab-kit/ExerciseFrame';
import { useExercise } from '../../lab-kit/ExerciseFrame/useExercise';
import { Toggle } from '../../lab-kit/LabButton';
import { SharedNotice } from '../../lab-kit/SharedNotice';
import { solutionsOn, type SqlExercise as Definition } from '../core/grading/exercise';
import type { ExercisePage } from '../core/grading/exercisePage';
import type { LabBlock } from '../core/labBlock';
import type { EngineName } from '../core/types';
import { SqlEditor } from '../SqlEditor';
import { SqlLab } from '../SqlLab/View';
import { DeferredSchemaPanel } from '../SqlLab/DeferredSchemaPanel';
import { useRememberedText } from '@site/src/components/CodeEditor/useRememberedText';
import { runBlock } from '../runBlock';
import { sharedEngine } from '../sharedEngine';
import { useSqlRun } from '../useSqlRun';
import { Bar } from './Bar';
import { compareWithExpected, type Compared } from './compareWithExpected';
import { Comparison } from './Comparison';
import { ExpectedResult } from './ExpectedResult';
import { Judged } from './Judged';
import { SolutionDoor } from './SolutionDoor';
import { SolvedFold } from './SolvedFold';
import { Solutions } from './Solutions';
import { useExerciseCheck } from './useExerciseCheck';
import { SqlVerdict } from './Verdict';
import type { Graded } from '../worker/exerciseLab';
import { loadExerciseLab } from '../worker/loadLab';
import styles from './styles.module.css';

interface Props {
  readonly exercise: ExercisePage;
  /** Its number on the page. */
  readonly number: string;
}

/** Makes a block from an exercise, without a previous answer; only the exercise's setup runs before it. */
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

/** Shows what a button has just opened further down. */
const scrollIntoView = (part: HTMLElement | null) => void part?.scrollIntoView({ block: 'nearest' });

/** A lab with the few rows on which an answer is wrong. */
function rowsBlock(
  { id, dataset, setup }: ExercisePage,
  answer: string,
  { engine, grade }: Graded,
): LabBlock | undefined {
  const { counterexample } = grade;
  if (!counterexample) return undefined;
  const { script, actual, findings } = counterexample;
  const error = findings.flatMap((finding) => (finding.code === 'error' ? [finding.error] : []))[0];
  const rows = [...(setup === undefined ? [] : [setup]), script];
  const steps = rows.map((sql, index) => ({ block: `${id}-rows-${index}`, sql }));
  return {
    id: `${id}-rows-${textHash(`${answer} ${script}`).toString(36)}`,
    kind: 'run',
    code: answer,
    dataset,
    engines: [engine],
    outcomes: [{ engine, results: actual ? [actual] : [], ...(error && { error }) }],
    agreed: false,
    setup: { [engine]: steps },
  };
}

/** A task, an editor for the answer, and its verdict; `<SqlExercise id="…" />` in a document. */
export function SqlExercise({ exercise, number }: Props): ReactNode {
  const { id, starter, engines } = exercise;
  const [block] = useState(() => blockOf(exercise));
  const answerId = useId();
  const expectedId = useId();
  const [engine, setEngine] = useState<EngineName>(engines[0] ?? 'sqlite');
  const key = `sql-exercise.text.v1.${id}`;
  const { editor, text, remember, reset, shared } = useRememberedText(
    key,
    starter,
    sharedEngine(engines, engine, setEngine),
  );
  const [isSchemaOpen, setSchemaOpen] = useState(false);
  const [isExpectedOpen, setExpectedOpen] = useState(false);
  const [isSolutionOpen, setSolutionOpen] = useState(false);
  /** The last correct answer of this visit, and the definition by which it was judged. */
  const [passed, setPassed] = useState<{ readonly sql: string; readonly definition: Definition }>();
  /** The last wrong answer beside the expected one, until a newer one is judged. */
  const [compared, setCompared] = useState<Compared>();
  const { run, start, stop, clear } = useSqlRun(engine, (lab, sql, on) => runBlock(lab, block, sql, on));
  const { check, judge, clear: clearCheck, restore } = useExerciseCheck(exercise);
  const progress = useExercise(id);
  /** Whether the reader opened the solution in this visit before answering correctly. */
  const [hasPeeked, setPeeked] = useState(false);
  /** The few rows on which the answer is wrong, once the reader has asked to try them. */
  const [rows, setRows] = useState<LabBlock>();
  /** Engines that have run here. */
  const [started, setStarted] = useState<readonly EngineName[]>([]);
  /** Whether the newest run is to be judged. */
  const [isJudged, setJudged] = useState(false);
  const prepared = useRef<EngineName>(null);
  const isBusy = run.phase === 'running' || check.phase === 'checking';

  const perform = async (judges: boolean, consent?: boolean, on = engine) => {
    const answer = editor.current?.text() ?? starter;
    setJudged(judges);
    setRows(undefined);
    if (!judges) setCompared(undefined);
    clearCheck();
    const execution = await start(answer, on, consent);
    if (!execution) return undefined;
    if (!started.includes(on)) setStarted([...started, on]);
    if (!judges) return execution;
    const graded = await judge(answer, on, execution);
    setCompared(graded && compareWithExpected(graded, execution));
    if (!graded || graded.grade.findings[0]?.code === 'empty') return execution;
    const isSolved = graded.grade.passed && graded.untried === undefined;
    // An answer from a link counts like one that was looked up.
    progress.recordVerdict(isSolved, hasPeeked || shared.notice === 'shown');
    if (!isSolved) return execution;
    setPassed({ sql: answer, definition: graded.exercise });
    return execution;
  };
  /**
   * Judges the same answer on the engine that is not on this device yet; the button shows its download size. If that
   * engine cannot be loaded, or is stopped, the earlier verdict is restored.
   */
  const tryOn = async (other: EngineName) => {
    const [earlier, before] = [check, engine];
    setEngine(other);
    const execution = await perform(true, true, other);
    if (!execution || execution.ok || execution.error.kind === 'sql') return;
    setEngine(before);
    restore(earlier);
  };
  const prepare = () => {
    if (prepared.current === engine) return;
    prepared.current = engine;
    // A failure is reported once the reader presses a button.
    loadExerciseLab()
      .then(({ prepareExercise }) => prepareExercise(exercise, engine))
      .catch(() => (prepared.current = null));
  };
  const startOver = () => {
    reset();
    clear();
    clearCheck();
    setCompared(undefined);
    setRows(undefined);
  };
  const tryRows = () => {
    if (check.phase === 'graded') setRows(rowsBlock(exercise, run.text ?? starter, check));
  };
  const cancel = () => {
    stop();
    clearCheck();
  };
  const showSolution = (isOpen: boolean) => {
    setSolutionOpen(isOpen);
    if (!isOpen || passed !== undefined || hasPeeked) return;
    setPeeked(true);
    progress.recordPeek();
  };

  const name = translate(
    { id: 'sqlLab.Title.number', message: 'Bài tập {number}', description: 'Title of an exercise' },
    { number },
  );

  return (
    <ExerciseFrame
      exercise={progress}
      title={<span>{name}</span>}
      linkName={name}
      judged={<Judged exercise={exercise} />}
      prompt={exercise.prompt}
      onFocus={prepare}
      sharesAs={key}
      work={
        <>
          <SharedNotice shared={shared} />
          <SqlEditor
            ref={editor}
            initial={starter}
            engine={engine}
            dataset={exercise.dataset}
            ran={run.execution && run.text}
            error={run.execution?.ok === false ? run.execution.error : undefined}
            label={translate({
              id: 'sqlLab.SqlExercise.code',
              message: 'Câu trả lời bằng SQL; Ctrl+Enter để chạy',
              description: 'Name of the field for the answer to an exercise',
            })}
            onChange={remember}
            onSubmit={() => void perform(false)}
          />
        </>
      }
      bar={
        <>
          <Bar
            isBusy={isBusy}
            isChanged={text !== starter}
            engines={engines}
            engine={engine}
            isSchemaOpen={isSchemaOpen}
            answerId={answerId}
            link={shared.link(id)}
            onCheck={() => void perform(true)}
            onTry={() => void perform(false)}
            onStop={cancel}
            onReset={startOver}
            onEngine={setEngine}
            onSchema={setSchemaOpen}
          />
          {isSchemaOpen && <DeferredSchemaPanel dataset={exercise.dataset} engine={engine} sql={text} />}
        </>
      }
      verdict={<SqlVerdict check={check} run={run} onTryRows={tryRows} onTryOther={(other) => void tryOn(other)} />}
      hints={exercise.hints}
      tools={
        <>
          {!compared && (
            <Toggle isOpen={isExpectedOpen} onToggle={setExpectedOpen}>
              <Translate
                id="sqlLab.SqlExercise.expected"
                description="Button: show or hide what a right answer returns"
              >
                Kết quả cần có
              </Translate>
            </Toggle>
          )}
          <SolutionDoor isFree={passed !== undefined || hasPeeked} isOpen={isSolutionOpen} onToggle={showSolution} />
        </>
      }
      comparison={
        <>
          {rows && (
            <div ref={scrollIntoView} className={styles.rows}>
              <SqlLab key={rows.id} id={rows.id} block={rows} canShare={false} />
            </div>
          )}
          <Comparison
            run={run}
            block={block}
            answerId={answerId}
            isBusy={isBusy}
            isJudged={isJudged}
            compared={compared}
            onConsent={() => void perform(isJudged, true)}
          />
        </>
      }
      solutions={
        <>
          {isExpectedOpen && !compared && !progress.isSolvedNow && (
            <section className={styles.opened} aria-labelledby={expectedId}>
              <p id={expectedId} className={styles.openedTitle}>
                <Translate
                  id="sqlLab.SqlExercise.expected"
                  description="Button: show or hide what a right answer returns"
                >
                  Kết quả cần có
                </Translate>
              </p>
              <ExpectedResult exercise={exercise} engine={engine} hasRun={started.includes(engine)} />
            </section>
          )}
          {passed && progress.isSolvedNow ? (
            <SolvedFold
              exercise={exercise}
              engine={engine}
              hasRun={started.includes(engine)}
              solutions={solutionsOn(passed.definition, engine)}
              mine={passed.sql}
              isOpen={isSolutionOpen}
              onToggle={setSolutionOpen}
            />
          ) : (
            isSolutionOpen && (
              <div className={styles.opened}>
                <Solutions exercise={exercise} engine={engine} hasRun={started.includes(engine)} mine={passed?.sql} />
              </div>
            )
          )}
        </>
      }
    />
  );
}
