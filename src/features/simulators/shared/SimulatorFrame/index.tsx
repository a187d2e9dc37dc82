import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { SimulatorShell } from '../useSimulator';
import { Prediction, type Question } from './Prediction';
import { StepControls } from './StepControls';
import { Toolbar } from './Toolbar';
import styles from './styles.module.css';

export type { Question } from './Prediction';

/** What a simulator shows at one moment of its run. */
export interface SimulatorParts {
  title: string;
  /** Fields for the input, remounted when the whole input is replaced. */
  inputs: ReactNode;
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
}

/** The sheet of paper around every simulator. */
export function SimulatorFrame({ sim, title, inputs, figure, status, question, results }: Props): ReactNode {
  const { id, stepper, score, corrupt, revision } = sim;
  const titleId = `sim-${id}-title`;
  const isPredicting = score !== null;
  return (
    // Key presses anywhere in the simulator move its steps; each control also works on its own.
    <div
      role="group"
      id={`sim-${id}`}
      className={styles.frame}
      data-figure
      aria-labelledby={titleId}
      onKeyDown={isPredicting ? undefined : stepper.onKeyDown}
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
      <div key={revision} className={styles.inputs}>
        {inputs}
      </div>
      <div className={styles.stage}>{figure}</div>
      <p className={styles.status} role="status" aria-live={stepper.playing ? 'off' : 'polite'}>
        {status}
      </p>
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
      {results && <div className={styles.results}>{results}</div>}
      <Toolbar sim={sim} canPredict={question !== undefined} />
    </div>
  );
}
