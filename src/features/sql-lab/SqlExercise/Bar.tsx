import type { ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { LabButton } from '../../lab-kit/LabButton';
import type { EngineName } from '../core/types';
import { EngineSwitch } from '../SqlLab/EngineSwitch';
import { Toggle } from '../SqlLab/Toggle';
import styles from './styles.module.css';

interface Props {
  isBusy: boolean;
  /** The text differs from the page's original text. */
  isChanged: boolean;
  engines: readonly EngineName[];
  engine: EngineName;
  isSchemaOpen: boolean;
  /** Id of the element that shows the answer. */
  answerId: string;
  onCheck: () => void;
  onTry: () => void;
  onStop: () => void;
  onReset: () => void;
  onEngine: (engine: EngineName) => void;
  onSchema: (isOpen: boolean) => void;
}

/** The actions for the text above. */
export function Bar({ isBusy, isChanged, engines, engine, isSchemaOpen, answerId, ...on }: Props): ReactNode {
  const resetLabel = translate({
    id: 'sqlLab.SqlExercise.reset',
    message: 'Viết lại từ đầu',
    description: 'Button: bring back the first text of the editor',
  });
  return (
    <div className={styles.bar}>
      {/* The same element for both states, so that it keeps the focus. */}
      <LabButton kind={isBusy ? 'stop' : 'check'} onClick={isBusy ? on.onStop : on.onCheck} aria-controls={answerId}>
        {isBusy ? (
          <Translate id="sqlLab.SqlLab.stop" description="Button: stop the running statement">
            Dừng
          </Translate>
        ) : (
          <Translate id="sqlLab.SqlExercise.check" description="Button: judge the answer">
            Chấm
          </Translate>
        )}
      </LabButton>
      <LabButton kind="try" onClick={on.onTry} aria-controls={answerId}>
        <Translate id="sqlLab.SqlExercise.run" description="Button: run the answer without judging it">
          Chạy thử
        </Translate>
      </LabButton>
      {isChanged && <LabButton kind="reset" onClick={on.onReset} aria-label={resetLabel} title={resetLabel} />}
      <span className={styles.tools}>
        {engines.length > 1 && <EngineSwitch engine={engine} onChange={on.onEngine} />}
        <Toggle isOpen={isSchemaOpen} onToggle={on.onSchema}>
          <Translate id="sqlLab.SqlLab.schema" description="Button: show or hide the tables of the dataset">
            Lược đồ
          </Translate>
        </Toggle>
      </span>
    </div>
  );
}
