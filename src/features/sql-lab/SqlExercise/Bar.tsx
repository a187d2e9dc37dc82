import type { ReactNode } from 'react';
import Translate from '@docusaurus/Translate';
import type { MakeLink } from '@site/src/components/ShareState/useShare';
import { LabBar } from '../../lab-kit/LabBar';
import { LabButton, RunButton } from '../../lab-kit/LabButton';
import { ShareButton } from '../../lab-kit/ShareButton';
import type { EngineName } from '../core/types';
import { EngineSwitch } from '../SqlLab/EngineSwitch';
import { SchemaToggle } from '../SqlLab/SchemaToggle';

interface Props {
  isBusy: boolean;
  /** The text differs from the page's original text. */
  isChanged: boolean;
  engines: readonly EngineName[];
  engine: EngineName;
  isSchemaOpen: boolean;
  /** Id of the element that shows the answer. */
  answerId: string;
  link: MakeLink;
  onCheck: () => void;
  onTry: () => void;
  onStop: () => void;
  onReset: () => void;
  onEngine: (engine: EngineName) => void;
  onSchema: (isOpen: boolean) => void;
}

/** The actions for the text above. */
export function Bar({ isBusy, isChanged, engines, engine, isSchemaOpen, answerId, link, ...on }: Props): ReactNode {
  return (
    <LabBar
      tools={
        <>
          {engines.length > 1 && <EngineSwitch engine={engine} onChange={on.onEngine} />}
          <SchemaToggle isOpen={isSchemaOpen} onToggle={on.onSchema} />
          {isChanged && <ShareButton link={link} />}
        </>
      }
    >
      <RunButton kind="check" isRunning={isBusy} onRun={on.onCheck} onStop={on.onStop} aria-controls={answerId} />
      <LabButton kind="try" onClick={on.onTry} aria-controls={answerId}>
        <Translate id="sqlLab.SqlExercise.run" description="Button: run the answer without judging it">
          Chạy thử
        </Translate>
      </LabButton>
      {isChanged && <LabButton kind="reset" isSmall onClick={on.onReset} />}
    </LabBar>
  );
}
