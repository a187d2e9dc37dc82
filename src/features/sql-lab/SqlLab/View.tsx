import { useId, useState, type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { GuessFirst } from '@site/src/components/GuessFirst';
import { LabBar } from '../../lab-kit/LabBar';
import { LabBox } from '../../lab-kit/LabBox';
import { LabButton, RunButton } from '../../lab-kit/LabButton';
import { ShareButton } from '../../lab-kit/ShareButton';
import { SharedNotice } from '../../lab-kit/SharedNotice';
import type { LabBlock } from '../core/labBlock';
import type { EngineName } from '../core/types';
import { SqlEditor } from '../SqlEditor';
import { useRememberedText } from '@site/src/components/CodeEditor/useRememberedText';
import { sharingLab } from '@site/src/components/ShareState/sharingLab';
import { forgetText, runBlock } from '../runBlock';
import { sharedEngine } from '../sharedEngine';
import { useSqlRun } from '../useSqlRun';
import { prepareEngine } from '../worker/loadLab';
import { Caption, Origin } from './Caption';
import { EngineSwitch } from './EngineSwitch';
import { DeferredSchemaPanel } from './DeferredSchemaPanel';
import { Outcomes } from './Outcomes';
import { SchemaToggle } from './SchemaToggle';
import { textKey } from '../core/textKey';
import styles from './styles.module.css';

interface Props {
  /** The block's `id`, which is available before the block itself. */
  readonly id: string;
  readonly block: LabBlock;
  /** Whether links can bring its state: not in a lab that is there for a while only. */
  readonly canShare?: boolean;
}

/** A `sql run` or `sql plan` fence: SQL that can be edited and run, with its answer. */
export function SqlLab({ id, block, canShare = true }: Props): ReactNode {
  const { code, engines } = block;
  const isPlan = block.kind === 'plan';
  const answerId = useId();
  const [engine, setEngine] = useState<EngineName>(engines[0] ?? 'sqlite');
  const key = textKey(id);
  const place = sharingLab(key);
  const {
    editor,
    text,
    remember,
    reset: resetText,
    shared,
  } = useRememberedText(key, code, sharedEngine(engines, engine, setEngine));
  const [isSchemaOpen, setSchemaOpen] = useState(false);
  const { run, start, stop, clear } = useSqlRun(engine, (lab, sql, on) => runBlock(lab, block, sql, on));

  const execute = (consent?: boolean) => void start(editor.current?.text() ?? code, engine, consent);
  const reset = () => {
    resetText();
    forgetText(block);
    clear();
  };

  return (
    <LabBox
      {...(canShare && place)}
      role="group"
      aria-label={translate({
        id: 'sqlLab.SqlLab.block',
        message: 'SQL chạy được',
        description: 'Name of a block: an SQL editor, its buttons and its answer',
      })}
      onFocus={() => prepareEngine(engine, block.dataset)}
    >
      <SharedNotice shared={shared} />
      <SqlEditor
        ref={editor}
        initial={code}
        engine={engine}
        dataset={block.dataset}
        ran={run.execution && run.text}
        error={run.execution?.ok === false ? run.execution.error : undefined}
        label={translate({
          id: 'sqlLab.SqlLab.code',
          message: 'Câu lệnh SQL, sửa được; Ctrl+Enter để chạy',
          description: 'Name of the field with SQL that can be run',
        })}
        onChange={remember}
        onSubmit={() => execute()}
      />
      <LabBar
        status={<Caption run={run} block={block} isChanged={text !== code} onConsent={() => execute(true)} />}
        tools={
          <>
            {engines.length > 1 && <EngineSwitch engine={engine} onChange={setEngine} />}
            {block.dataset !== 'empty' && <SchemaToggle isOpen={isSchemaOpen} onToggle={setSchemaOpen} />}
            {canShare && text !== code && <ShareButton link={shared.link(place.id)} />}
          </>
        }
      >
        <RunButton isRunning={run.phase === 'running'} onRun={() => execute()} onStop={stop} aria-controls={answerId} />
        {(text !== code || run.phase !== 'idle') && <LabButton kind="reset" isSmall onClick={reset} />}
      </LabBar>
      {isSchemaOpen && <DeferredSchemaPanel dataset={block.dataset} engine={engine} sql={text} />}
      <div id={answerId} className={styles.answer} aria-busy={run.phase === 'running'}>
        {block.predict && !run.execution ? (
          <GuessFirst of={isPlan ? 'plan' : 'result'} origin={!isPlan && <Origin block={block} />}>
            <Outcomes run={run} block={block} />
          </GuessFirst>
        ) : (
          <Outcomes run={run} block={block} />
        )}
      </div>
    </LabBox>
  );
}
