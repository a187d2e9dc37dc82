import { useId, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import { LabButton } from '../../lab-kit/LabButton';
import type { LabBlock } from '../core/labBlock';
import type { EngineName } from '../core/types';
import { SqlEditor } from '../SqlEditor';
import { useRememberedText } from '@site/src/components/CodeEditor/useRememberedText';
import { forgetText, runBlock } from '../runBlock';
import { useSqlRun } from '../useSqlRun';
import { prepareEngine } from '../worker/loadLab';
import { Caption } from './Caption';
import { EngineSwitch } from './EngineSwitch';
import { DeferredSchemaPanel } from './DeferredSchemaPanel';
import { Outcomes } from './Outcomes';
import { Toggle } from './Toggle';
import { textKey } from '../core/textKey';
import styles from './styles.module.css';

interface Props {
  /** The block's `id`, which is available before the block itself. */
  readonly id: string;
  readonly block: LabBlock;
}

/** A `sql run` or `sql plan` fence: SQL that can be edited and run, with its answer. */
export function SqlLab({ id, block }: Props): ReactNode {
  const { code, engines } = block;
  const answerId = useId();
  const { editor, text, remember, reset: resetText } = useRememberedText(textKey(id), code);
  const [engine, setEngine] = useState<EngineName>(engines[0] ?? 'sqlite');
  const [isSchemaOpen, setSchemaOpen] = useState(false);
  const { run, start, stop, clear } = useSqlRun(engine, (lab, sql, on) => runBlock(lab, block, sql, on));

  const execute = (consent?: boolean) => void start(editor.current?.text() ?? code, engine, consent);
  const reset = () => {
    resetText();
    forgetText(block);
    clear();
  };
  const resetLabel = translate({
    id: 'sqlLab.SqlLab.reset',
    message: 'Khôi phục',
    description: 'Button: bring back the SQL and the answer of the page',
  });

  return (
    <div
      className={styles.block}
      role="group"
      aria-label={translate({
        id: 'sqlLab.SqlLab.block',
        message: 'SQL chạy được',
        description: 'Name of a block: an SQL editor, its buttons and its answer',
      })}
      onFocus={() => prepareEngine(engine, block.dataset)}
    >
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
      <div className={styles.bar}>
        {run.phase === 'running' ? (
          <LabButton kind="stop" onClick={stop}>
            <Translate id="sqlLab.SqlLab.stop" description="Button: stop the running statement">
              Dừng
            </Translate>
          </LabButton>
        ) : (
          <LabButton kind="run" onClick={() => execute()} aria-controls={answerId}>
            <Translate id="sqlLab.SqlLab.run" description="Button: run the SQL">
              Chạy
            </Translate>
          </LabButton>
        )}
        {(text !== code || run.phase !== 'idle') && (
          <LabButton kind="reset" onClick={reset} aria-label={resetLabel} title={resetLabel} />
        )}
        <span className={styles.caption} role="status">
          <Caption run={run} block={block} isChanged={text !== code} onConsent={() => execute(true)} />
        </span>
        <span className={styles.tools}>
          {engines.length > 1 && <EngineSwitch engine={engine} onChange={setEngine} />}
          {block.dataset !== 'empty' && (
            <Toggle isOpen={isSchemaOpen} onToggle={setSchemaOpen}>
              <Translate id="sqlLab.SqlLab.schema" description="Button: show or hide the tables of the dataset">
                Lược đồ
              </Translate>
            </Toggle>
          )}
        </span>
      </div>
      {isSchemaOpen && <DeferredSchemaPanel dataset={block.dataset} engine={engine} sql={text} />}
      <div id={answerId} className={styles.answer} aria-busy={run.phase === 'running'}>
        <Outcomes run={run} block={block} />
      </div>
    </div>
  );
}
