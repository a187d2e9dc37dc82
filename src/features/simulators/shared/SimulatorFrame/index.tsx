import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { SimulatorShell } from '../useSimulator';
import { Prediction, type Question } from './Prediction';
import { StepControls } from './StepControls';
import { PredictToggle, Toolbar } from './Toolbar';
import styles from './styles.module.css';

export type { Question } from './Prediction';

/** What a simulator shows at one moment of its run. */
export interface SimulatorParts {
  title: string;
  /** Ready-made inputs, and the choice between the variants that the reader is to compare. */
  choices?: ReactNode;
  /** Fields for the rest of the input, folded at first. Like the choices, remounted when the whole input is replaced. */
  inputs?: ReactNode;
  /** The figure, with all steps drawn from the start and later ones hidden, so that nothing moves while stepping. */
  figure: ReactNode;
  /** The current step in one sentence; screen readers announce it, except during playback. */
  status: ReactNode;
  /** The question about the next step; absent where the simulator asks none. */
  question?: Question | null;
  /** Results and tables under the controls. */
  results?: ReactNode;
}

interface Props extends SimulatorParts {
  sim: SimulatorShell;
  /** The end of the run, for paper and for readers without scripts. */
  end: ReactNode;
}

/** The sheet of paper around every simulator. */
export function SimulatorFrame({ sim, end, title, ...parts }: Props): ReactNode {
  const { id, stepper, score, corrupt } = sim;
  const titleId = `sim-${id}-title`;
  return (
    // Key presses anywhere in the simulator move its steps; each control also works on its own.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div
      role="group"
      id={`sim-${id}`}
      className={styles.frame}
      data-figure
      aria-labelledby={titleId}
      onKeyDown={score ? undefined : stepper.onKeyDown}
      data-simulator={id}
    >
      <p id={titleId} className={styles.title}>
        {title}
      </p>
      <noscript>
        <p className={styles.note}>
          <Translate id="simulators.SimulatorFrame.noScript" description="Shown without JavaScript">
            Trình duyệt đang tắt JavaScript: bên dưới là ví dụ mẫu đã tính sẵn, không đổi được đầu vào.
          </Translate>
        </p>
      </noscript>
      {corrupt && (
        <p role="status" className={styles.note}>
          <Translate
            id="simulators.SimulatorFrame.corrupt"
            description="Shown when the state in the address cannot be read"
          >
            Không đọc được trạng thái trong liên kết, nên đây là ví dụ mẫu của bài.
          </Translate>
        </p>
      )}
      <div className={styles.live}>
        <Running sim={sim} {...parts} />
      </div>
      {end}
    </div>
  );
}

type RunningProps = Omit<Props, 'title' | 'end'>;

/** The picture, its sentence and the buttons; below them what changes the input, and the results. */
function Running({ sim, choices, inputs, figure, status, question, results }: RunningProps): ReactNode {
  const { stepper, score, revision } = sim;
  const isPredicting = score !== null;
  const asked = stepper.position === 0 && !isPredicting && question?.prompt;
  return (
    <>
      <div className={styles.stage} data-stage>
        {figure}
      </div>
      <p className={styles.status} role="status" aria-live={stepper.playing ? 'off' : 'polite'}>
        {status}
        {asked && (
          <>
            {' '}
            <strong>{asked}</strong>
          </>
        )}
      </p>
      <div className={styles.actions} data-actions>
        {isPredicting ? (
          <Prediction sim={sim} question={question ?? null} />
        ) : (
          <StepControls
            stepper={stepper}
            label={translate({
              id: 'simulators.SimulatorFrame.controls',
              message: 'Điều khiển từng bước',
              description: 'Name of the group of step buttons',
            })}
          />
        )}
        {question !== undefined && <PredictToggle sim={sim} />}
      </div>
      {choices && (
        <div key={`choices-${revision}`} className={styles.choices}>
          {choices}
        </div>
      )}
      {inputs && (
        <details className={styles.fold}>
          <summary>
            <Translate id="simulators.SimulatorFrame.inputs" description="Opens the fields for the input">
              Đổi đầu vào
            </Translate>
          </summary>
          <div key={revision} className={styles.inputs}>
            {inputs}
          </div>
        </details>
      )}
      {results && <div className={styles.results}>{results}</div>}
      <Toolbar sim={sim} />
    </>
  );
}
