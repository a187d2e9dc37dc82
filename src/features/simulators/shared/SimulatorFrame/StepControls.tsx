import type { ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { useNumberFormat } from '@site/src/components/useNumberFormat';
import { SPEEDS, type Speed, type StepperAction } from '../core/stepperReducer';
import type { Stepper } from '../useStepper';
import { Icon } from './icons';
import styles from './styles.module.css';

interface Props {
  stepper: Stepper;
  label: string;
}

/** First, back, play or pause, forward, last, a slider to any step, and the speed. */
export function StepControls({ stepper, label }: Props): ReactNode {
  const { position, count, playing, speed, dispatch } = stepper;
  const format = useNumberFormat(2);
  const button = (
    name: 'first' | 'back' | 'forward' | 'last',
    text: string,
    action: StepperAction,
    isIdle: boolean,
  ) => (
    <button
      type="button"
      className={styles.iconButton}
      aria-label={text}
      title={text}
      aria-disabled={isIdle}
      onClick={() => !isIdle && dispatch(action)}
    >
      <Icon name={name} />
    </button>
  );
  const playLabel = playing
    ? translate({
        id: 'simulators.StepControls.pause',
        message: 'Tạm dừng',
        description: 'Button: pause the run of a simulator',
      })
    : translate({
        id: 'simulators.StepControls.play',
        message: 'Chạy',
        description: 'Button: play the run of a simulator',
      });

  return (
    <div className={styles.controls} role="group" aria-label={label}>
      <div className={styles.buttons}>
        {button(
          'first',
          translate({
            id: 'simulators.StepControls.first',
            message: 'Về đầu',
            description: 'Button: before the first step',
          }),
          { type: 'first' },
          position === 0,
        )}
        {button(
          'back',
          translate({
            id: 'simulators.StepControls.back',
            message: 'Lùi một bước',
            description: 'Button: one step back',
          }),
          { type: 'back' },
          position === 0,
        )}
        <button
          type="button"
          className={styles.playButton}
          aria-label={playLabel}
          title={playLabel}
          onClick={() => dispatch({ type: 'toggle' })}
        >
          <Icon name={playing ? 'pause' : 'play'} />
        </button>
        {button(
          'forward',
          translate({
            id: 'simulators.StepControls.forward',
            message: 'Tiến một bước',
            description: 'Button: one step forward',
          }),
          { type: 'forward' },
          position === count,
        )}
        {button(
          'last',
          translate({
            id: 'simulators.StepControls.last',
            message: 'Tới cuối',
            description: 'Button: after the last step',
          }),
          { type: 'last' },
          position === count,
        )}
      </div>
      <label className={styles.slider}>
        <span className={styles.hiddenText}>
          {translate({
            id: 'simulators.StepControls.step',
            message: 'Bước',
            description: 'Name of the slider that jumps to a step',
          })}
        </span>
        <input
          type="range"
          min={0}
          max={count}
          value={position}
          aria-valuetext={translate(
            {
              id: 'simulators.StepControls.position',
              message: 'bước {position} trên {count}',
              description: 'Value of the slider, read aloud',
            },
            { position, count },
          )}
          onChange={(event) => dispatch({ type: 'jump', position: Number(event.target.value) })}
        />
        <output className={styles.position} aria-hidden="true">
          {position}/{count}
        </output>
      </label>
      <label className={styles.speed}>
        <span className={styles.hiddenText}>
          {translate({
            id: 'simulators.StepControls.speed',
            message: 'Tốc độ',
            description: 'Name of the list of speeds',
          })}
        </span>
        <select
          value={speed}
          onChange={(event) => dispatch({ type: 'speed', speed: Number(event.target.value) as Speed })}
        >
          {SPEEDS.map((value) => (
            <option key={value} value={value}>
              {format(value)}×
            </option>
          ))}
        </select>
      </label>
    </div>
  );
}
