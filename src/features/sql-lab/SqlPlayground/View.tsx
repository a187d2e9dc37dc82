import { useRef, useState, type ReactNode } from 'react';
import Translate, { translate } from '@docusaurus/Translate';
import type { CodeEditorHandle } from '@site/src/components/CodeEditor';
import { UnsavedNote } from '@site/src/components/CodeEditor/UnsavedNote';
import { sharingLab } from '@site/src/components/ShareState/sharingLab';
import { labName } from '@site/src/core/sharedState';
import { LabBar } from '../../lab-kit/LabBar';
import { LabBox } from '../../lab-kit/LabBox';
import { RunButton } from '../../lab-kit/LabButton';
import { LabNote, NoScript } from '../../lab-kit/LabNote';
import { ShareButton } from '../../lab-kit/ShareButton';
import { LIST_TABLES, liveTables, type LiveTable } from '../core/playground/liveTables';
import { addQueries, editQuery, type PlaygroundDataset } from '../core/playground/playground';
import { PLAYGROUND_KEY, queryState, type SharedQueries } from '../core/playground/sharedQueries';
import type { EngineName } from '../core/types';
import { SqlEditor } from '../SqlEditor';
import { EngineSwitch } from '../SqlLab/EngineSwitch';
import { RunCaption } from '../SqlLab/RunCaption';
import { DeferredSchemaPanel } from '../SqlLab/DeferredSchemaPanel';
import { SchemaToggle } from '../SqlLab/SchemaToggle';
import { useSqlRun } from '../useSqlRun';
import { Answer } from './Answer';
import { DataBar } from './DataBar';
import { LiveTables } from './LiveTables';
import { firstPlayground } from './queries';
import { QueryBar } from './QueryBar';
import { SharedNotice } from './SharedNotice';
import { useOwnDatabase } from './useOwnDatabase';
import { usePlayground } from './usePlayground';
import { loadPageLab } from '../worker/loadLab';
import type { OwnDatabase } from '../worker/pageLab';
import styles from './styles.module.css';

const place = sharingLab(PLAYGROUND_KEY);

/** The free lab: the reader's own queries on a database that stores their changes. */
export function SqlPlayground(): ReactNode {
  const { playground, isBroken, isUnsaved, edition, change } = usePlayground(firstPlayground());
  const { engine: wanted, dataset, queries } = playground;
  const own = useOwnDatabase(dataset);
  const editor = useRef<CodeEditorHandle>(null);
  const [tables, setTables] = useState<readonly LiveTable[]>();
  const [isRestored, setRestored] = useState(false);
  const [isSchemaOpen, setSchemaOpen] = useState(false);
  const hasFiles = own.files.length > 0;
  // The reader's files can only be opened in SQLite.
  const engine: EngineName = hasFiles ? 'sqlite' : wanted;
  const current = queries.find(({ id }) => id === playground.current) ?? queries[0];

  const list = async (on: EngineName, database: OwnDatabase) => {
    const { runOnOwn } = await loadPageLab();
    setTables(liveTables((await runOnOwn(on, database, LIST_TABLES[on])).execution));
  };
  const { run, start, stop, clear } = useSqlRun(engine, async ({ runOnOwn }, text, on) => {
    const database = await own.usable(on);
    const { execution, isRestored: isLost = false, hasChanged } = await runOnOwn(on, database, text);
    if (!isLost) own.ran(on, hasChanged ?? true);
    // An error that ended the statement already reports the loss.
    setRestored(isLost && (execution.ok || execution.error.kind === 'sql'));
    await list(on, database);
    return { execution, fate: isLost ? 'restored' : 'kept' };
  });

  if (!current) return null;
  const execute = (consent?: boolean) => void start(editor.current?.text() ?? current.text, engine, consent);
  const choose = (next: PlaygroundDataset) => {
    change((now) => ({ ...now, dataset: next }));
    setTables(undefined);
    clear();
  };
  /** Wraps an action that replaces the data, and clears what is shown of the old ones. */
  const replacing = (action: () => void) => () => {
    action();
    setTables(undefined);
    clear();
  };
  const addShared = (shared: SharedQueries) => {
    change((now) => ({
      ...addQueries(
        now,
        shared.queries.map((query) => ({ ...query, id: crypto.randomUUID() })),
      ),
      engine: shared.engine,
    }));
    if (shared.dataset !== dataset) choose(shared.dataset);
  };
  const link = async () => {
    const query = { name: current.name, text: editor.current?.text() ?? current.text };
    const { makeLink } = await import('@site/src/components/ShareState/makeLink');
    return makeLink(labName(PLAYGROUND_KEY), place.id, queryState({ engine, dataset, query }), {});
  };
  const completion =
    tables && Object.fromEntries(tables.map(({ name, columns }) => [name, columns.map((c) => c.name)]));

  return (
    <div className={styles.lab} {...place}>
      <NoScript />
      {isBroken && (
        <p className={styles.notice} role="status">
          <Translate id="sqlLab.SqlPlayground.broken" description="The saved queries could not be read">
            Không đọc được các truy vấn đã lưu. Bản cũ vẫn còn trên máy này; phòng thí nghiệm bắt đầu lại từ đầu.
          </Translate>
        </p>
      )}
      <SharedNotice onAdd={addShared} />
      <QueryBar playground={playground} current={current} change={change} />
      <LabBox className={styles.block}>
        <SqlEditor
          key={`${current.id} ${edition}`}
          ref={editor}
          initial={current.text}
          engine={engine}
          dataset={dataset}
          tables={completion}
          ran={run.execution && run.text}
          error={run.execution?.ok === false ? run.execution.error : undefined}
          label={translate({
            id: 'sqlLab.SqlPlayground.code',
            message: 'Truy vấn SQL; Ctrl+Enter để chạy',
            description: 'Name of the field with a query of the free lab',
          })}
          onChange={(text) => void change((now) => editQuery(now, current, { text }))}
          onSubmit={() => execute()}
        />
        {isUnsaved && <UnsavedNote />}
        <LabBar
          status={<RunCaption run={run} onConsent={() => execute(true)} />}
          tools={
            <>
              {!hasFiles && (
                <EngineSwitch engine={engine} onChange={(next) => change((now) => ({ ...now, engine: next }))} />
              )}
              <SchemaToggle isOpen={isSchemaOpen} onToggle={setSchemaOpen} />
              <ShareButton link={link} />
            </>
          }
        >
          <RunButton isRunning={run.phase === 'running'} onRun={() => execute()} onStop={stop} />
        </LabBar>
        {isSchemaOpen && (
          <>
            {tables && <LiveTables tables={tables} />}
            {!hasFiles && dataset !== 'empty' && (
              <DeferredSchemaPanel dataset={dataset} engine={engine} sql={current.text} />
            )}
          </>
        )}
        {isRestored && (
          <LabNote role="status">
            <Translate id="sqlLab.SqlPlayground.restored" description="The engine grew too large and was replaced">
              Bộ nhớ đã đầy nên hệ quản trị CSDL được khởi động lại: dữ liệu trở lại như lần lưu gần nhất, hoặc như lúc
              mở nếu chưa lưu.
            </Translate>
          </LabNote>
        )}
        <Answer run={run} />
      </LabBox>
      <DataBar
        own={{
          ...own,
          restore: replacing(own.restore),
          startAgain: replacing(own.startAgain),
          takeTheirs: replacing(own.takeTheirs),
          takePrevious: replacing(own.takePrevious),
        }}
        dataset={dataset}
        engine={engine}
        canSave={engine === 'sqlite' || (run.engine === engine && run.execution !== undefined)}
        onChoose={choose}
        onOpened={(database) => {
          clear();
          void list('sqlite', database);
        }}
      />
    </div>
  );
}
