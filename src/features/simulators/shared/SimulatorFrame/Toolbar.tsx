import { useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { ShareState } from '@site/src/components/ShareState';
import { MAX_SEED } from '../core/seededRandom';
import type { SimulatorShell } from '../useSimulator';
import { Icon } from './icons';
import styles from './styles.module.css';

interface Props {
  sim: SimulatorShell;
}

/** Turns the mode on and off in which the reader predicts each step before it is shown. */
export function PredictToggle({ sim }: Props): ReactNode {
  const isPredicting = sim.score !== null;
  return (
    <button
      type="button"
      className={styles.quietButton}
      aria-pressed={isPredicting}
      onClick={() => sim.predict(!isPredicting)}
    >
      <Icon name="predict" />
      <Translate id="simulators.Toolbar.predict" description="Toggle: predict each step before it is shown">
        Đoán trước
      </Translate>
    </button>
  );
}

/** Actions on the whole simulator: share, another exercise, start over. */
export function Toolbar({ sim }: Props): ReactNode {
  return (
    <div className={styles.toolbar}>
      <Share link={sim.link} />
      <RandomExercise randomize={sim.randomize} />
      <button type="button" className={styles.quietButton} onClick={sim.reset}>
        <Icon name="reset" />
        <Translate id="simulators.Toolbar.reset" description="Button: back to the example of the lesson">
          Đặt lại
        </Translate>
      </button>
    </div>
  );
}

/** The number identifies the exercise: everyone in a class who types the same number gets the same one. */
function RandomExercise({ randomize }: { randomize: (seed: number) => void }): ReactNode {
  const [seed, setSeed] = useState('');
  const [shown, setShown] = useState<number | null>(null);
  const start = () => {
    const typed = Number.parseInt(seed, 10);
    const chosen = typed >= 1 && typed <= MAX_SEED ? typed : anySeed();
    randomize(chosen);
    setSeed('');
    setShown(chosen);
  };
  return (
    <span className={styles.random}>
      <button type="button" className={styles.quietButton} onClick={start}>
        <Icon name="dice" />
        <Translate id="simulators.Toolbar.random" description="Button: a random exercise">
          Bài ngẫu nhiên
        </Translate>
      </button>
      <label className={styles.seed}>
        <span className={styles.hiddenText}>
          {translate({
            id: 'simulators.Toolbar.seed',
            message: 'Số hiệu bài (để trống: ngẫu nhiên)',
            description: 'Field: number of a random exercise',
          })}
        </span>
        <input
          inputMode="numeric"
          maxLength={4}
          placeholder={
            shown === null
              ? translate({
                  id: 'simulators.Toolbar.seedPlaceholder',
                  message: 'số',
                  description: 'Placeholder of the field with the number of an exercise',
                })
              : String(shown)
          }
          value={seed}
          onChange={(event) => setSeed(event.target.value.replace(/\D/g, ''))}
          onKeyDown={(event) => event.key === 'Enter' && start()}
        />
      </label>
    </span>
  );
}

function anySeed(): number {
  return 1 + Math.floor(Math.random() * MAX_SEED);
}

/** Shares a link to exactly this state. */
function Share({ link }: { link: () => string | undefined }): ReactNode {
  return (
    <ShareState
      link={() => Promise.resolve(link())}
      className={styles.copied}
      button={(onClick, name) => (
        <button type="button" className={styles.quietButton} onClick={onClick}>
          <Icon name="link" />
          {name}
        </button>
      )}
    />
  );
}
