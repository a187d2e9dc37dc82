import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { ActionButton, SelectField } from '../../shared/fields';
import { GOALS, type Anomaly } from '../core/anomalies';
import { weakestSafeLevel, type Tally } from '../core/tally';
import { ENGINES, LEVEL_CODES, LEVEL_NAMES, type Engine, type ScenarioName, type ScheduleInput } from '../core/types';
import { taskOf } from './anomalyTexts';
import { ENGINE_NAMES, levelName } from './texts';
import styles from './styles.module.css';

interface Props {
  scenario: ScenarioName;
  input: ScheduleInput;
  /** The anomalies of the current schedule; null before its end. */
  anomalies: readonly Anomaly[] | null;
  tally: Tally;
}

/** Two exercises: find a schedule with the anomaly, and find the weakest level without it. */
export function Tasks(props: Props): ReactNode {
  return (
    <div className={styles.tasks}>
      <FindTask {...props} />
      <LevelTask tally={props.tally} />
    </div>
  );
}

function FindTask({ scenario, input: { engine, level }, anomalies, tally }: Props): ReactNode {
  const here = `${engine} ${level}`;
  const [claimedAt, setClaimedAt] = useState<string | null>(null);
  const goal = GOALS[scenario];
  const { schedules, withGoal } = tally[engine][level];
  const values = { count: schedules, level: `${ENGINE_NAMES[engine]}, ${levelName(level)}` };
  const isFound = anomalies?.includes(goal) ?? false;
  return (
    <div className={styles.task}>
      <p>
        {taskOf(goal)}{' '}
        <Translate id="simulators.TransactionSchedule.orClaim" description="Second sentence of an exercise">
          Nếu bạn cho rằng mức đang chọn không cho phép, hãy bấm nút bên dưới.
        </Translate>
      </p>
      <ActionButton onClick={() => setClaimedAt(here)}>
        <Translate id="simulators.TransactionSchedule.claim" description="Button: there is no such schedule">
          Ở mức này không có lịch nào như vậy
        </Translate>
      </ActionButton>
      <Verdict isRight={isFound || withGoal === 0}>
        {isFound ? (
          <span>
            {translate(
              {
                id: 'simulators.TransactionSchedule.found',
                message: 'Đúng, đây là một lịch như vậy ({level}).',
                description: 'Verdict: the reader has found such a schedule',
              },
              values,
            )}
          </span>
        ) : claimedAt !== here ? null : withGoal === 0 ? (
          <span>
            {translate(
              {
                id: 'simulators.TransactionSchedule.claimRight',
                message: 'Đúng: {level} có {count} lịch, và không lịch nào như vậy.',
                description: 'Verdict: there is indeed no such schedule',
              },
              values,
            )}
          </span>
        ) : (
          <span>
            {translate(
              {
                id: 'simulators.TransactionSchedule.claimWrong',
                message: 'Chưa đúng: trong {count} lịch của {level} có lịch như vậy. Hãy tìm tiếp.',
                description: 'Verdict: there is such a schedule',
              },
              values,
            )}
          </span>
        )}
      </Verdict>
    </div>
  );
}

const NEVER = 'never';
const UNKNOWN = '';

function LevelTask({ tally }: { tally: Tally }): ReactNode {
  const [answers, setAnswers] = useState<Readonly<Record<Engine, string>>>({ mysql: UNKNOWN, postgres: UNKNOWN });
  const [isChecked, setChecked] = useState(false);
  const options = [
    { value: UNKNOWN, label: '…' },
    ...LEVEL_NAMES.map((level) => ({ value: LEVEL_CODES[level], label: levelName(level) })),
    {
      value: NEVER,
      label: translate({
        id: 'simulators.TransactionSchedule.noLevel',
        message: 'Không mức nào',
        description: 'Answer to choose: no level forbids it',
      }),
    },
  ];
  return (
    <div className={styles.task}>
      <p>
        <Translate id="simulators.TransactionSchedule.weakest" description="Exercise: the weakest level that is safe">
          Mức yếu nhất nào ngăn được điều đó trong mọi lịch?
        </Translate>
      </p>
      <div className={styles.answers}>
        {ENGINES.map((engine) => (
          <SelectField
            key={engine}
            label={ENGINE_NAMES[engine]}
            value={answers[engine]}
            options={options}
            onChange={(value) => {
              setAnswers({ ...answers, [engine]: value });
              setChecked(false);
            }}
          />
        ))}
      </div>
      <ActionButton onClick={() => setChecked(true)}>
        <Translate id="simulators.TransactionSchedule.check" description="Button: check the answers">
          Kiểm tra
        </Translate>
      </ActionButton>
      {ENGINES.map((engine) => {
        const safe = weakestSafeLevel(tally[engine]);
        return (
          <Verdict key={engine} isRight={answers[engine] === (safe === null ? NEVER : LEVEL_CODES[safe])}>
            {isChecked ? judge(engine, answers[engine], tally[engine]) : null}
          </Verdict>
        );
      })}
    </div>
  );
}

function judge(engine: Engine, answer: string, levels: Tally[Engine]): string {
  const name = ENGINE_NAMES[engine];
  const safe = weakestSafeLevel(levels);
  const level = LEVEL_NAMES.find((each) => LEVEL_CODES[each] === answer);
  if (level === undefined && answer !== NEVER)
    return translate(
      {
        id: 'simulators.TransactionSchedule.noAnswer',
        message: '{name}: bạn chưa chọn.',
        description: 'Verdict: nothing was chosen for a server',
      },
      { name },
    );
  if (level === undefined)
    return safe === null
      ? translate(
          {
            id: 'simulators.TransactionSchedule.neverRight',
            message: '{name}: đúng, mức nào cũng có lịch như vậy.',
            description: 'Verdict: indeed no level forbids it',
          },
          { name },
        )
      : translate(
          {
            id: 'simulators.TransactionSchedule.neverWrong',
            message: '{name}: chưa đúng, có mức ngăn được.',
            description: 'Verdict: some level forbids it',
          },
          { name },
        );
  const { schedules, withGoal } = levels[level];
  const values = { name, level: levelName(level), count: schedules, bad: withGoal };
  if (withGoal > 0)
    return translate(
      {
        id: 'simulators.TransactionSchedule.levelTooWeak',
        message: '{name}: chưa đúng, {level} có {bad} trên {count} lịch như vậy.',
        description: 'Verdict: the level does not forbid it',
      },
      values,
    );
  if (level === safe)
    return LEVEL_NAMES.slice(LEVEL_NAMES.indexOf(level)).every((each) => levels[each].withGoal === 0)
      ? translate(
          {
            id: 'simulators.TransactionSchedule.levelRight',
            message: '{name}: đúng, từ {level} trở lên không còn lịch nào như vậy.',
            description: 'Verdict: the weakest level that forbids it',
          },
          values,
        )
      : translate(
          {
            id: 'simulators.TransactionSchedule.levelRightAlone',
            message: '{name}: đúng, {level} không có lịch nào như vậy. Nhưng có mức mạnh hơn lại có.',
            description: 'Verdict: the weakest level that forbids it, where a stronger one does not',
          },
          values,
        );
  return translate(
    {
      id: 'simulators.TransactionSchedule.levelTooStrong',
      message: '{name}: {level} ngăn được, nhưng còn mức yếu hơn cũng ngăn được.',
      description: 'Verdict: a weaker level forbids it too',
    },
    values,
  );
}

/** Rendered empty before the answer, so that screen readers announce the verdict when it appears. */
function Verdict({ isRight, children }: { isRight: boolean; children: ReactNode }): ReactNode {
  return (
    <p role="status" className={children === null ? undefined : isRight ? styles.good : styles.bad}>
      {children}
    </p>
  );
}
