import { useId, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { ENGINE_NAMES, type EngineName } from '../core/types';
import { SYSTEM_NAMES } from '../systemNames';
import styles from './styles.module.css';

interface Props {
  engine: EngineName;
  onChange: (engine: EngineName) => void;
}

/** Chooses the engine of the next run. */
export function EngineSwitch({ engine, onChange }: Props): ReactNode {
  const name = useId();
  return (
    <fieldset className={styles.engines}>
      <legend className={styles.spoken}>
        {translate({
          id: 'sqlLab.EngineSwitch.legend',
          message: 'Chạy bằng',
          description: 'Name of the choice between SQLite and PostgreSQL',
        })}
      </legend>
      {ENGINE_NAMES.map((candidate) => (
        <label key={candidate} className={styles.engine}>
          <input
            type="radio"
            className={styles.spoken}
            name={name}
            value={candidate}
            checked={candidate === engine}
            onChange={() => onChange(candidate)}
          />
          <span>{SYSTEM_NAMES[candidate]}</span>
        </label>
      ))}
    </fieldset>
  );
}
